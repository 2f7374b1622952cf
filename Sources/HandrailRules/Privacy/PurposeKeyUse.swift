import HandrailModel
import HandrailStandards

/// Whether an app asks for what one of its purpose strings explains.
enum PurposeKeyUse: Hashable, Sendable {
    /// Its code asks, or may.
    case asked
    /// Nothing in its code asks; a library whose code was not read may.
    case askedByLibrariesAtMost
    /// Nothing asks.
    case never
    /// It is not known what asks for that.
    case unknown

    /// What tells whether something is asked for, in what rules look for by name.
    static let names = ProtectedResource.names.union(pickers).union(sharing).union(scripting)

    /// What the code of a project says of one key.
    init(of key: String, in target: TargetFacts) {
        guard let frameworks = Self.frameworks[key],
            key == Self.events || ProtectedResources.resource(of: key)?.isCertain == true
        else {
            self = .unknown
            return
        }
        // Whoever asks for the location at all times asks for it while the app is used as well.
        let keys = key == Self.inUse ? [key, Self.always] : [key]
        let asks = keys.compactMap(ProtectedResources.resource).contains { resource in
            target.usesOfProject.contains(where: resource.isAskedFor)
        }
        if asks || Self.mayAsk(key, in: target) || target.modules.contains(where: frameworks.contains) {
            self = .asked
        } else {
            self = target.modules.allSatisfy(SystemModules.contain) ? .never : .askedByLibrariesAtMost
        }
    }

    /// Whether something asks that no framework of its own stands for: the camera of a picker, saving in a share sheet,
    /// a script that tells another app what to do.
    private static func mayAsk(_ key: String, in target: TargetFacts) -> Bool {
        let wanted: Set<String>
        switch key {
        case "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription":
            wanted = pickers
        case "NSPhotoLibraryAddUsageDescription": wanted = sharing
        case events: wanted = scripting
        default: return false
        }
        return target.usesOfProject.contains { $0.isNamed(among: wanted) }
    }

    private static let inUse = "NSLocationWhenInUseUsageDescription"
    private static let always = "NSLocationAlwaysAndWhenInUseUsageDescription"
    private static let events = "NSAppleEventsUsageDescription"
    /// A page in a view of the web may take a picture as well.
    private static let pickers: Set<String> = ["UIImagePickerController", "UIWebView"]
    private static let sharing: Set<String> = ["UIActivityViewController", "ShareLink"]
    /// What sends events to other apps, as far as code can be seen to.
    private static let scripting: Set<String> = [
        "NSAppleScript", "NSAppleEventDescriptor", "NSUserAppleScriptTask", "SBApplication", "OSAScript",
        "AESendMessage", "AEDeterminePermissionToAutomateTarget", "\"osascript", "\"/usr/bin/osascript",
    ]

    /// The frameworks by which each may be asked for; of keys that are not listed nothing is known.
    private static let frameworks: [String: Set<String>] = [
        events: ["ScriptingBridge", "OSAKit", "Automator"],
        "NSCameraUsageDescription": ["AVFoundation", "AVKit", "ARKit", "RealityKit", "Vision", "VisionKit", "WebKit"],
        "NSMicrophoneUsageDescription": ["AVFoundation", "AVFAudio", "AVKit", "ReplayKit", "Speech", "WebKit"],
        "NSPhotoLibraryUsageDescription": ["Photos", "PhotosUI", "AssetsLibrary", "WebKit"],
        "NSPhotoLibraryAddUsageDescription": ["Photos", "PhotosUI", "AssetsLibrary", "WebKit", "QuickLook"],
        "NSContactsUsageDescription": ["Contacts", "ContactsUI"],
        "NSCalendarsUsageDescription": ["EventKit", "EventKitUI"],
        "NSCalendarsFullAccessUsageDescription": ["EventKit", "EventKitUI"],
        "NSCalendarsWriteOnlyAccessUsageDescription": ["EventKit", "EventKitUI"],
        "NSRemindersUsageDescription": ["EventKit", "EventKitUI"],
        "NSRemindersFullAccessUsageDescription": ["EventKit", "EventKitUI"],
        "NSLocationWhenInUseUsageDescription": ["CoreLocation", "CoreLocationUI", "MapKit", "WebKit"],
        "NSLocationAlwaysAndWhenInUseUsageDescription": ["CoreLocation", "CoreLocationUI", "MapKit", "WebKit"],
        "NSBluetoothAlwaysUsageDescription": ["CoreBluetooth", "ExternalAccessory", "NearbyInteraction"],
        "NSFaceIDUsageDescription": ["LocalAuthentication", "Security", "AuthenticationServices", "CryptoKit"],
        "NSMotionUsageDescription": ["CoreMotion", "SensorKit"],
        "NSHealthShareUsageDescription": ["HealthKit", "HealthKitUI", "WorkoutKit"],
        "NSHomeKitUsageDescription": ["HomeKit", "Matter", "MatterSupport"],
        "NSSiriUsageDescription": ["Intents", "IntentsUI", "AppIntents"],
        "NSSpeechRecognitionUsageDescription": ["Speech"],
        "NSAppleMusicUsageDescription": ["MediaPlayer", "MusicKit", "StoreKit", "ShazamKit"],
        "NSUserTrackingUsageDescription": ["AppTrackingTransparency"],
        "NFCReaderUsageDescription": ["CoreNFC"],
    ]
}
