"""The screens on which a person puts a roster together; what a roster is, the rules say."""
