#if !canImport(Darwin)
  /// Still images.
  extension UTType {
    /// An image of any format.
    ///
    /// `public.image`. Apple's counterpart is `UTType.image` (macOS 11, iOS 14).
    public static var image: UTType { standard("public.image") }

    /// A JPEG image.
    ///
    /// `public.jpeg`. Apple's counterpart is `UTType.jpeg` (macOS 11, iOS 14).
    public static var jpeg: UTType { standard("public.jpeg") }

    /// A TIFF image.
    ///
    /// `public.tiff`. Apple's counterpart is `UTType.tiff` (macOS 11, iOS 14).
    public static var tiff: UTType { standard("public.tiff") }

    /// A GIF image.
    ///
    /// `com.compuserve.gif`. Apple's counterpart is `UTType.gif` (macOS 11, iOS 14).
    public static var gif: UTType { standard("com.compuserve.gif") }

    /// A PNG image.
    ///
    /// `public.png`. Apple's counterpart is `UTType.png` (macOS 11, iOS 14).
    public static var png: UTType { standard("public.png") }

    /// An icon of Apple's systems, in several sizes.
    ///
    /// `com.apple.icns`. Apple's counterpart is `UTType.icns` (macOS 11, iOS 14).
    public static var icns: UTType { standard("com.apple.icns") }

    /// A Windows bitmap.
    ///
    /// `com.microsoft.bmp`. Apple's counterpart is `UTType.bmp` (macOS 11, iOS 14).
    public static var bmp: UTType { standard("com.microsoft.bmp") }

    /// A Windows icon.
    ///
    /// `com.microsoft.ico`. Apple's counterpart is `UTType.ico` (macOS 11, iOS 14).
    public static var ico: UTType { standard("com.microsoft.ico") }

    /// Raw data of a camera, of any maker.
    ///
    /// `public.camera-raw-image`. Apple's counterpart is `UTType.rawImage` (macOS 11, iOS 14).
    public static var rawImage: UTType { standard("public.camera-raw-image") }

    /// A scalable vector drawing (SVG).
    ///
    /// `public.svg-image`. Apple's counterpart is `UTType.svg` (macOS 11, iOS 14).
    public static var svg: UTType { standard("public.svg-image") }

    /// A Live Photo: a still image with a short film.
    ///
    /// `com.apple.live-photo`. Apple's counterpart is `UTType.livePhoto` (macOS 11, iOS 14).
    public static var livePhoto: UTType { standard("com.apple.live-photo") }

    /// An image in the High Efficiency Image File Format.
    ///
    /// `public.heif`. Apple's counterpart is `UTType.heif` (macOS 11, iOS 14).
    public static var heif: UTType { standard("public.heif") }

    /// An HEIF image whose content is coded with HEVC.
    ///
    /// `public.heic`. Apple's counterpart is `UTType.heic` (macOS 11, iOS 14).
    public static var heic: UTType { standard("public.heic") }

    /// A sequence of HEIC images.
    ///
    /// `public.heics`. Apple's counterpart is `UTType.heics` (macOS 15, iOS 18).
    public static var heics: UTType { standard("public.heics") }

    /// A WebP image.
    ///
    /// `org.webmproject.webp`. Apple's counterpart is `UTType.webP` (macOS 11, iOS 14).
    public static var webP: UTType { standard("org.webmproject.webp") }

    /// An OpenEXR image.
    ///
    /// `com.ilm.openexr-image`. Apple's counterpart is `UTType.exr` (macOS 15, iOS 18).
    public static var exr: UTType { standard("com.ilm.openexr-image") }

    /// A Digital Negative, Adobe's raw format.
    ///
    /// `com.adobe.raw-image`. Apple's counterpart is `UTType.dng` (macOS 15, iOS 18).
    public static var dng: UTType { standard("com.adobe.raw-image") }

    /// A JPEG XL image.
    ///
    /// `public.jpeg-xl`. Apple's counterpart is `UTType.jpegxl` (macOS 15.2, iOS 18.2).
    public static var jpegxl: UTType { standard("public.jpeg-xl") }
  }
#endif
