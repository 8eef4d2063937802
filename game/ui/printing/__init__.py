"""The print screen: what to print and how, a live preview of the sheets, and the print itself."""
