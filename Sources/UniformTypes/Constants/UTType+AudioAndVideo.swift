#if !canImport(Darwin)
  /// Films, sound and playlists.
  extension UTType {
    /// Sound or moving images of any format.
    ///
    /// `public.audiovisual-content`. Apple's counterpart is `UTType.audiovisualContent` (macOS 11,
    /// iOS 14).
    public static var audiovisualContent: UTType { standard("public.audiovisual-content") }

    /// A container that may hold both video and sound.
    ///
    /// `public.movie`. Apple's counterpart is `UTType.movie` (macOS 11, iOS 14).
    public static var movie: UTType { standard("public.movie") }

    /// Moving images without sound.
    ///
    /// `public.video`. Apple's counterpart is `UTType.video` (macOS 11, iOS 14).
    public static var video: UTType { standard("public.video") }

    /// Sound without moving images.
    ///
    /// `public.audio`. Apple's counterpart is `UTType.audio` (macOS 11, iOS 14).
    public static var audio: UTType { standard("public.audio") }

    /// A QuickTime film.
    ///
    /// `com.apple.quicktime-movie`. Apple's counterpart is `UTType.quickTimeMovie` (macOS 11, iOS
    /// 14).
    public static var quickTimeMovie: UTType { standard("com.apple.quicktime-movie") }

    /// An MPEG-1 or MPEG-2 film.
    ///
    /// `public.mpeg`. Apple's counterpart is `UTType.mpeg` (macOS 11, iOS 14).
    public static var mpeg: UTType { standard("public.mpeg") }

    /// MPEG-2 video.
    ///
    /// `public.mpeg-2-video`. Apple's counterpart is `UTType.mpeg2Video` (macOS 11, iOS 14).
    public static var mpeg2Video: UTType { standard("public.mpeg-2-video") }

    /// An MPEG-2 transport stream.
    ///
    /// `public.mpeg-2-transport-stream`. Apple's counterpart is `UTType.mpeg2TransportStream`
    /// (macOS 11, iOS 14).
    public static var mpeg2TransportStream: UTType { standard("public.mpeg-2-transport-stream") }

    /// MP3 sound.
    ///
    /// `public.mp3`. Apple's counterpart is `UTType.mp3` (macOS 11, iOS 14).
    public static var mp3: UTType { standard("public.mp3") }

    /// An MPEG-4 film.
    ///
    /// `public.mpeg-4`. Apple's counterpart is `UTType.mpeg4Movie` (macOS 11, iOS 14).
    public static var mpeg4Movie: UTType { standard("public.mpeg-4") }

    /// MPEG-4 sound.
    ///
    /// `public.mpeg-4-audio`. Apple's counterpart is `UTType.mpeg4Audio` (macOS 11, iOS 14).
    public static var mpeg4Audio: UTType { standard("public.mpeg-4-audio") }

    /// MPEG-4 sound with Apple's copy protection.
    ///
    /// `com.apple.protected-mpeg-4-audio`. Apple's counterpart is `UTType.appleProtectedMPEG4Audio`
    /// (macOS 11, iOS 14).
    public static var appleProtectedMPEG4Audio: UTType {
      standard("com.apple.protected-mpeg-4-audio")
    }

    /// MPEG-4 video with Apple's copy protection.
    ///
    /// `com.apple.protected-mpeg-4-video`. Apple's counterpart is `UTType.appleProtectedMPEG4Video`
    /// (macOS 11, iOS 14).
    public static var appleProtectedMPEG4Video: UTType {
      standard("com.apple.protected-mpeg-4-video")
    }

    /// An AVI film.
    ///
    /// `public.avi`. Apple's counterpart is `UTType.avi` (macOS 11, iOS 14).
    public static var avi: UTType { standard("public.avi") }

    /// AIFF sound.
    ///
    /// `public.aiff-audio`. Apple's counterpart is `UTType.aiff` (macOS 11, iOS 14).
    public static var aiff: UTType { standard("public.aiff-audio") }

    /// WAVE sound.
    ///
    /// `com.microsoft.waveform-audio`. Apple's counterpart is `UTType.wav` (macOS 11, iOS 14).
    public static var wav: UTType { standard("com.microsoft.waveform-audio") }

    /// MIDI music.
    ///
    /// `public.midi-audio`. Apple's counterpart is `UTType.midi` (macOS 11, iOS 14).
    public static var midi: UTType { standard("public.midi-audio") }

    /// A playlist of any format.
    ///
    /// `public.playlist`. Apple's counterpart is `UTType.playlist` (macOS 11, iOS 14).
    public static var playlist: UTType { standard("public.playlist") }

    /// A playlist in the M3U format.
    ///
    /// `public.m3u-playlist`. Apple's counterpart is `UTType.m3uPlaylist` (macOS 11, iOS 14).
    public static var m3uPlaylist: UTType { standard("public.m3u-playlist") }

    /// A pattern of haptic and sound events (AHAP).
    ///
    /// `com.apple.haptics.ahap`. Apple's counterpart is `UTType.ahap` (macOS 14, iOS 17).
    public static var ahap: UTType { standard("com.apple.haptics.ahap") }
  }
#endif
