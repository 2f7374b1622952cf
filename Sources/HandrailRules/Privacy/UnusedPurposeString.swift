import HandrailModel
import HandrailSource
import HandrailStandards

/// A purpose string for something that no code of the project asks for.
struct UnusedPurposeString: TargetRule {
    static let info = RuleInfo(
        id: "unused-purpose-string",
        title: Bilingual(en: "Purpose string for what nothing asks", ko: "요청하는 코드가 없는 사용 목적 문구"),
        reason: Bilingual(
            en: "What an app lists there it may ask for at any time; people and the store take it at its word.",
            ko: "Info.plist에 적힌 권한은 앱이 언제든 요청할 수 있다는 뜻입니다. 쓰지 않는 권한까지 적으면 앱을 믿기 어려워집니다."),
        impact: .minor, guidelines: ["privacy.data-minimization"], criteria: [], examples: examples)

    private static let calendars = "<key>NSCalendarsUsageDescription</key><string>Add a trip.</string>"
    private static let motion = "<key>NSMotionUsageDescription</key><string>Count your steps.</string>"

    private static func app(_ code: String) -> [String: String] {
        RuleExample.app.merging(["Example.swift": code]) { _, new in new }
    }

    private static let plain = "import UIKit\n\nfinal class Start: UIViewController {}\n"
    private static let counting = """
        import CoreMotion

        final class Steps {
            let pedometer = CMPedometer()
        }
        """

    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.list("↓" + calendars), files: app(plain)),
        RuleExample(.review, RuleExample.list("↓" + motion), files: app(plain)),
        RuleExample(.silent, RuleExample.list(motion), files: app(counting)),
        RuleExample(.silent, RuleExample.list(calendars), files: app("import EventKit\n" + plain)),
        RuleExample(
            .silent, RuleExample.list("<key>NSAppleEventsUsageDescription</key><string>Run scripts.</string>"),
            files: app(plain)),
        RuleExample(
            .nearMiss("a library whose code is not there may ask"), RuleExample.list(calendars),
            files: app("import TripKit\n" + plain)),
    ]

    let names = ProtectedResource.names.union(["UIImagePickerController", "UIActivityViewController", "ShareLink"])

    /// What has a reason and is asked for nowhere.
    struct Signal: Hashable, Sendable {
        /// The key.
        let key: String
        /// What it stands for.
        let name: Bilingual
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind == .app, !target.modules.isEmpty, let purposes = target.declared.purposes else { return }
        for key in purposes {
            guard let resource = ProtectedResources.resource(of: key.name), resource.isCertain,
                let frameworks = Self.frameworks[key.name]
            else { continue }
            if target.usesOfProject.contains(where: resource.isAskedFor) || Self.mayAsk(key.name, in: target)
                || target.modules.contains(where: frameworks.contains)
            {
                answers.pass()
            } else if !target.modules.allSatisfy(SystemModules.contain) {
                answers.cannotTell(
                    en: "Libraries whose code was not read may ask for it.", ko: "읽지 못한 라이브러리가 요청할 수 있습니다.")
            } else {
                answers.review(
                    Signal(key: key.name, name: resource.name), of: target, at: key.place, certainty: .likely)
            }
        }
    }

    /// Whether something asks that no framework of its own stands for: the camera of a picker, saving in a share sheet.
    private static func mayAsk(_ key: String, in target: TargetFacts) -> Bool {
        let picking: Set<String> = [
            "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription",
        ]
        if picking.contains(key) {
            return target.usesOfProject.contains { $0.isNamed(among: ["UIImagePickerController"]) }
        }
        guard key == "NSPhotoLibraryAddUsageDescription" else { return false }
        return target.usesOfProject.contains { $0.isNamed(among: ["UIActivityViewController", "ShareLink"]) }
    }

    /// The frameworks by which each may be asked for; keys that are not listed are not judged.
    private static let frameworks: [String: Set<String>] = [
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

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "\(signal.key) says why the app asks for \(signal.name.en), and nothing in its code asks for that.",
                ko: "\(signal.key) 문구가 있지만(\(signal.name.ko)) 코드 어디에서도 이 권한을 요청하지 않습니다."),
            fix: Bilingual(
                en: "Remove the key with its translations, unless a web page or a library asks.",
                ko: "웹 페이지나 라이브러리가 요청하지 않는다면 이 키와 번역을 지우세요."))
    }
}
