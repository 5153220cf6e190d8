/// What is drawn on.
public struct Canvas {}
