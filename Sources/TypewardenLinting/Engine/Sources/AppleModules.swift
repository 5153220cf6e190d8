/// The modules of Apple's that sources import: they declare no types of other people.
enum AppleModules {
  /// Whether a module, or the one that a submodule is of, is Apple's.
  static func contains(_ name: String) -> Bool {
    let module = name.prefix { $0 != "." }
    return names.contains(module)
  }

  private static let names: Set<Substring> = Set(
    """
    AVFAudio AVFoundation AVKit Accelerate Accessibility Accounts ActivityKit AdSupport \
    AppIntents AppKit AppTrackingTransparency AppleArchive ApplicationServices AudioToolbox \
    AudioUnit AuthenticationServices BackgroundTasks CFNetwork CallKit Carbon Charts CloudKit \
    Cocoa Collaboration Combine Compression Contacts ContactsUI CoreAudio CoreBluetooth CoreData \
    CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation CoreMIDI CoreML CoreMedia \
    CoreMotion CoreServices CoreSpotlight CoreTelephony CoreText CoreTransferable CoreVideo \
    CoreWLAN CryptoKit CryptoTokenKit Darwin DeveloperToolsSupport DeviceActivity Dispatch \
    DiskArbitration Distributed EventKit EventKitUI ExtensionFoundation ExtensionKit \
    ExternalAccessory FamilyControls FileProvider FinderSync Foundation FoundationModels GLKit \
    GameController GameKit GroupActivities HealthKit HomeKit Hypervisor IOKit IOSurface \
    ImageCaptureCore ImageIO ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore \
    LatentSemanticMapping LinkPresentation LocalAuthentication MachO ManagedSettings MapKit \
    MediaPlayer MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit \
    MobileCoreServices MultipeerConnectivity MusicKit NaturalLanguage Network NetworkExtension \
    OSLog ObjectiveC Observation OpenCL OpenDirectory OpenGL OpenGLES PDFKit PHASE PaperKit PassKit \
    PencilKit Photos PhotosUI Playgrounds PlaygroundSupport PushKit QuartzCore QuickLook \
    QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder ReplayKit SafariServices SceneKit \
    ScreenCaptureKit ScreenSaver Security ServiceManagement ShazamKit SoundAnalysis Speech \
    SpriteKit StoreKit Swift SwiftData SwiftUI Symbols Synchronization SystemConfiguration \
    SystemExtensions System TabularData Testing TipKit Translation TranslationUIProvider UIKit \
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Virtualization \
    Vision VisionKit WatchConnectivity WatchKit WebKit WidgetKit WorkoutKit XCTest XPC _Concurrency \
    _StringProcessing libkern os simd zlib
    """.split(separator: " "))
}
