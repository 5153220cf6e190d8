/// The constants of `UTType` that the system has, by name.
package enum SystemConstants {
  /// The identifier of a constant; nil when the system has none of that name.
  package static func identifier(ofConstant name: String) -> String? { identifiers[name] }

  /// The identifier of a constant of the time before `UTType`: `kUTTypePNG` was `UTType.png`.
  ///
  /// The names differ in case only, but for a few; those give nil.
  package static func identifier(ofLegacyConstant name: String) -> String? {
    guard name.hasPrefix("kUTType") else { return nil }
    return foldedIdentifiers[name.dropFirst(7).lowercased()]
  }

  /// The name of the constant for an identifier, which may be spelt in any case; nil when there is
  /// none.
  package static func name(of identifier: String) -> String? { names[identifier.lowercased()] }

  /// The systems that a constant came with, by its name; nil for those that are as old as `UTType`
  /// itself, which came with macOS 11 and iOS 14. Code for older systems cannot use it.
  package static func introduced(_ name: String) -> (macOS: String, iOS: String)? {
    switch name {
    case "makefile": ("12", "15")
    case "ahap": ("14", "17")
    case "css", "dng", "exr", "geoJSON", "heics", "linkPresentationMetadata", "tarArchive":
      ("15", "18")
    case "jpegxl": ("15.2", "18.2")
    case "markdown": ("27", "27")
    default: nil
    }
  }

  /// `UTType.markdown`, and in brackets since when it is there where that matters.
  package static func shown(_ name: String) -> String {
    let since = introduced(name).map { " (from macOS \($0.macOS) and iOS \($0.iOS) on)" }
    return "UTType.\(name)" + (since ?? "")
  }

  private static let names: [String: String] = Dictionary(
    entries.map { ($0.identifier.lowercased(), $0.name) }, uniquingKeysWith: { first, _ in first })

  private static let identifiers: [String: String] = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.name, $0.identifier) })

  private static let foldedIdentifiers: [String: String] = Dictionary(
    entries.map { ($0.name.lowercased(), $0.identifier) }, uniquingKeysWith: { first, _ in first })

  /// The names and identifiers in the order of the table.
  package static var entries: [(name: String, identifier: String)] {
    table.withUTF8Buffer { buffer in
      buffer.split(separator: UInt8(ascii: "\n")).compactMap { line in
        guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
        return (
          String(decoding: line[..<tab], as: UTF8.self),
          String(decoding: line[(tab + 1)...], as: UTF8.self)
        )
      }
    }
  }

  /// A constant and its identifier a line, sorted by name.
  private static let table: StaticString = """
    ahap	com.apple.haptics.ahap
    aiff	public.aiff-audio
    aliasFile	com.apple.alias-file
    appleArchive	com.apple.archive
    appleProtectedMPEG4Audio	com.apple.protected-mpeg-4-audio
    appleProtectedMPEG4Video	com.apple.protected-mpeg-4-video
    appleScript	com.apple.applescript.text
    application	com.apple.application
    applicationBundle	com.apple.application-bundle
    applicationExtension	com.apple.application-and-system-extension
    arReferenceObject	com.apple.arobject
    archive	public.archive
    assemblyLanguageSource	public.assembly-source
    audio	public.audio
    audiovisualContent	public.audiovisual-content
    avi	public.avi
    binaryPropertyList	com.apple.binary-property-list
    bmp	com.microsoft.bmp
    bookmark	public.bookmark
    bundle	com.apple.bundle
    bz2	public.bzip2-archive
    cHeader	public.c-header
    cPlusPlusHeader	public.c-plus-plus-header
    cPlusPlusSource	public.c-plus-plus-source
    cSource	public.c-source
    calendarEvent	public.calendar-event
    commaSeparatedText	public.comma-separated-values-text
    compositeContent	public.composite-content
    contact	public.contact
    content	public.content
    css	public.css
    data	public.data
    database	public.database
    delimitedText	public.delimited-values-text
    directory	public.directory
    diskImage	public.disk-image
    dng	com.adobe.raw-image
    emailMessage	public.email-message
    epub	org.idpf.epub-container
    exe	com.microsoft.windows-executable
    executable	public.executable
    exr	com.ilm.openexr-image
    fileURL	public.file-url
    flatRTFD	com.apple.flat-rtfd
    folder	public.folder
    font	public.font
    framework	com.apple.framework
    geoJSON	public.geojson
    gif	com.compuserve.gif
    gzip	org.gnu.gnu-zip-archive
    heic	public.heic
    heics	public.heics
    heif	public.heif
    html	public.html
    icns	com.apple.icns
    ico	com.microsoft.ico
    image	public.image
    internetLocation	com.apple.internet-location
    internetShortcut	com.microsoft.internet-shortcut
    item	public.item
    javaScript	com.netscape.javascript-source
    jpeg	public.jpeg
    jpegxl	public.jpeg-xl
    json	public.json
    linkPresentationMetadata	com.apple.linkpresentation.metadata
    livePhoto	com.apple.live-photo
    log	public.log
    m3uPlaylist	public.m3u-playlist
    makefile	public.make-source
    markdown	net.daringfireball.markdown
    message	public.message
    midi	public.midi-audio
    mountPoint	com.apple.mount-point
    movie	public.movie
    mp3	public.mp3
    mpeg	public.mpeg
    mpeg2TransportStream	public.mpeg-2-transport-stream
    mpeg2Video	public.mpeg-2-video
    mpeg4Audio	public.mpeg-4-audio
    mpeg4Movie	public.mpeg-4
    objectiveCPlusPlusSource	public.objective-c-plus-plus-source
    objectiveCSource	public.objective-c-source
    osaScript	com.apple.applescript.script
    osaScriptBundle	com.apple.applescript.script-bundle
    package	com.apple.package
    pdf	com.adobe.pdf
    perlScript	public.perl-script
    phpScript	public.php-script
    pkcs12	com.rsa.pkcs-12
    plainText	public.plain-text
    playlist	public.playlist
    pluginBundle	com.apple.plugin
    png	public.png
    presentation	public.presentation
    propertyList	com.apple.property-list
    pythonScript	public.python-script
    quickLookGenerator	com.apple.quicklook-generator
    quickTimeMovie	com.apple.quicktime-movie
    rawImage	public.camera-raw-image
    realityFile	com.apple.reality
    resolvable	com.apple.resolvable
    rtf	public.rtf
    rtfd	com.apple.rtfd
    rubyScript	public.ruby-script
    sceneKitScene	com.apple.scenekit.scene
    script	public.script
    shellScript	public.shell-script
    sourceCode	public.source-code
    spotlightImporter	com.apple.metadata-importer
    spreadsheet	public.spreadsheet
    svg	public.svg-image
    swiftSource	public.swift-source
    symbolicLink	public.symlink
    systemPreferencesPane	com.apple.systempreference.prefpane
    tabSeparatedText	public.tab-separated-values-text
    tarArchive	public.tar-archive
    text	public.text
    threeDContent	public.3d-content
    tiff	public.tiff
    toDoItem	public.to-do-item
    unixExecutable	public.unix-executable
    url	public.url
    urlBookmarkData	com.apple.bookmark
    usd	com.pixar.universal-scene-description
    usdz	com.pixar.universal-scene-description-mobile
    utf16ExternalPlainText	public.utf16-external-plain-text
    utf16PlainText	public.utf16-plain-text
    utf8PlainText	public.utf8-plain-text
    utf8TabSeparatedText	public.utf8-tab-separated-values-text
    vCard	public.vcard
    video	public.video
    volume	public.volume
    wav	com.microsoft.waveform-audio
    webArchive	com.apple.webarchive
    webP	org.webmproject.webp
    x509Certificate	public.x509-certificate
    xml	public.xml
    xmlPropertyList	com.apple.xml-property-list
    xpcService	com.apple.xpc-service
    yaml	public.yaml
    zip	public.zip-archive
    """
}
