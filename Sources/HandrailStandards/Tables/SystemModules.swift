/// The modules that come with the systems of Apple, whose functions the tables know.
public enum SystemModules {
    /// Whether a module comes with the system.
    public static func contain(_ module: String) -> Bool { names.contains(module) || module.hasPrefix("_") }

    private static let names = Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Source: Apple, “Technologies”, checked 2026-11-28; with those that the toolchain of Swift brings along.
    private static let text = """
        ARKit AVFAudio AVFoundation AVKit AVRouting Accelerate Accessibility Accounts
        ActivityKit AdAttributionKit AdServices AdSupport AppClip AppIntents AppKit AppTrackingTransparency
        ApplicationServices AssetsLibrary AudioToolbox AudioUnit AuthenticationServices
        AutomaticAssessmentConfiguration BackgroundAssets BackgroundTasks BusinessChat CFNetwork CallKit CarPlay
        Charts Cinematic ClockKit CloudKit Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio
        CoreAudioKit CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics CoreImage CoreLocation
        CoreLocationUI CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText
        CoreTransferable CoreVideo CoreWLAN CryptoKit CryptoTokenKit Darwin DataDetection DeveloperToolsSupport
        DeviceActivity DeviceCheck DeviceDiscoveryUI Dispatch DockKit EventKit EventKitUI ExposureNotification
        ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FileProviderUI FinanceKit
        Foundation FoundationEssentials FoundationModels GLKit GSS GameController GameKit GameplayKit Glibc
        GroupActivities HealthKit HealthKitUI HomeKit IOKit IOSurface IdentityLookup IdentityLookupUI ImageIO
        ImagePlayground InputMethodKit Intents IntentsUI JavaScriptCore LinkPresentation LocalAuthentication
        LockedCameraCapture MachO ManagedSettings ManagedSettingsUI MapKit Matter MatterSupport MediaAccessibility
        MediaPlayer MediaSetup MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit
        MobileCoreServices ModelIO MultipeerConnectivity MusicKit NaturalLanguage NearbyInteraction Network
        NetworkExtension NewsstandKit NotificationCenter OSLog ObjectiveC Observation OpenAL OpenGLES PDFKit PHASE
        PaperKit PassKit PencilKit Photos PhotosUI PlaygroundSupport PushKit PushToTalk QuartzCore QuickLook
        QuickLookThumbnailing QuickLookUI RealityKit RegexBuilder RelevanceKit ReplayKit RoomPlan SafariServices
        SafetyKit SceneKit ScreenCaptureKit ScreenTime Security SensitiveContentAnalysis SensorKit ServiceManagement
        SharedWithYou ShazamKit Social SoundAnalysis Speech SpriteKit StoreKit Swift SwiftData SwiftUI Symbols
        Synchronization System SystemConfiguration TVMLKit TVServices TVUIKit Testing TipKit Translation
        TranslationUIProvider UIKit
        UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoSubscriberAccount VideoToolbox Vision
        VisionKit VisualIntelligence WatchConnectivity WatchKit WeatherKit WebKit WidgetKit WorkoutKit XCTest XPC
        asl libxml2 os sqlite3 simd zlib
        """
}
