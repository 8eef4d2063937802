"""The draft screen: two seats choose their rosters from one shared deck."""
