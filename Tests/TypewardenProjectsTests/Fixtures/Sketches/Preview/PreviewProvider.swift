final class PreviewProvider {}
