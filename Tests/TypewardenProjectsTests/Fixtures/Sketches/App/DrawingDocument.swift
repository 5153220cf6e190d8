final class DrawingDocument {}
