struct DrawingTests {}
