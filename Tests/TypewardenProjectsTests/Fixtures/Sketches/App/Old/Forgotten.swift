struct Forgotten {}
