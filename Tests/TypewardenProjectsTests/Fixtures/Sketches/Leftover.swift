struct Leftover {}
