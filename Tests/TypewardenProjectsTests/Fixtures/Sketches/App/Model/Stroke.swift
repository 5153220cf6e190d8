struct Stroke {}
