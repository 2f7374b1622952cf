import HandrailModel
import HandrailSource
import HandrailStandards

/// Access to everything where the app needs a part: what people pick, a place to add to, the location once.
struct BroadAccess: TargetRule {
    static let info = RuleInfo(
        id: "broad-access",
        title: Bilingual(en: "Wider access than needed", ko: "필요보다 넓은 접근 권한"),
        reason: Bilingual(
            en: "A picker of the system hands over what people chose and asks for nothing; wide access has to be "
                + "trusted blindly.",
            ko: "시스템 선택기는 사용자가 고른 것만 넘겨주므로 권한을 묻지 않습니다. 넓은 권한은 사용자가 앱을 그대로 믿어야만 줄 수 있습니다."),
        impact: .moderate, guidelines: ["privacy.data-minimization", "privacy.location-button"], criteria: [],
        examples: examples)

    private static func file(_ code: String) -> String { RuleExample.start(code) }

    private static let ask = "PHPhotoLibrary.requestAuthorization { _ in }"
    private static let always = "manager.requestAlwaysAuthorization()"

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, file("↓\(ask)\n        present(UIImagePickerController(), animated: true)"),
            files: RuleExample.app),
        RuleExample(
            .review, file("↓\(ask)\n        UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)"),
            files: RuleExample.app),
        RuleExample(.review, file("↓\(always)\n        manager.startUpdatingLocation()"), files: RuleExample.app),
        RuleExample(
            .review, file("manager.requestWhenInUseAuthorization()\n        ↓manager.requestLocation()"),
            files: RuleExample.app),
        RuleExample(
            .silent, file("\(ask)\n        let all = PHAsset.fetchAssets(with: nil)"), files: RuleExample.app),
        RuleExample(.silent, file("present(UIImagePickerController(), animated: true)"), files: RuleExample.app),
        RuleExample(
            .silent, file("\(always)\n        manager.startMonitoringVisits()"), files: RuleExample.app),
        RuleExample(
            .silent,
            file("""
                manager.requestWhenInUseAuthorization()
                        manager.requestLocation()
                        manager.startUpdatingLocation()
                """), files: RuleExample.app),
        RuleExample(
            .nearMiss("the app goes on in the background for the location"),
            file(always),
            files: RuleExample.app(with: "<key>UIBackgroundModes</key><array><string>location</string></array>")),
        RuleExample(
            .review, keyboard(access: "↓<key>RequestsOpenAccess</key><true/>"), files: keys("insertText(key)")),
        RuleExample(.silent, keyboard(access: "<key>RequestsOpenAccess</key><false/>"), files: keys("insertText(key)")),
        RuleExample(
            .nearMiss("words that people have chosen come from the app"),
            keyboard(access: "<key>RequestsOpenAccess</key><true/>"),
            files: keys("words = UserDefaults(suiteName: group)?.stringArray(forKey: key)")),
    ]

    /// The list of an extension that is a keyboard.
    private static func keyboard(access: String) -> String {
        RuleExample.list("""
            <key>NSExtension</key><dict>
            <key>NSExtensionAttributes</key><dict>\(access)</dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.keyboard-service</string>
            </dict>
            """)
    }

    /// The project of that keyboard, which does something with a key.
    private static func keys(_ code: String) -> [String: String] {
        let code = """
            import UIKit

            final class Keys: UIInputViewController {
                func press(_ key: String) {
                    \(code)
                }
            }
            """
        return RuleExample.app.mapValues {
            $0.replacing("product-type.application\"", with: "product-type.app-extension\"")
        }.merging(["Example.swift": code]) { _, new in new }
    }

    /// One kind of access and what it is needed for.
    private struct Access {
        /// What asks for all of it.
        let asks: Set<String>
        /// Words of arguments with which it asks for this; none where any call does.
        var arguments: Set<String> = []
        /// Words of arguments with which it asks for less.
        var others: Set<String> = []
        /// What needs all of it.
        let needs: Set<String>
        /// What does with less; none where nothing has to be there.
        let lesser: Set<String>
        let signal: Signal
    }

    /// What would do with less.
    enum Signal: Hashable, Sendable {
        case photoPicker, photoAdding, contactPicker, eventAdding, alwaysLocation, locationButton, keyboard
    }

    private static let photoAsks: Set<String> = ["PHPhotoLibrary.requestAuthorization"]
    private static let photoReads: Set<String> = [
        "PHAsset.fetchAssets", "PHAssetCollection.fetchAssetCollections",
        "PHCollectionList.fetchTopLevelUserCollections", "PHFetchOptions", "PHImageManager",
        "PHCachingImageManager", "PHAssetCollectionChangeRequest", "PHAssetCollection", "PHAsset", "ALAssetsLibrary",
    ]
    private static let photoWrites: Set<String> = [
        "PHAssetChangeRequest", "PHAssetCreationRequest", "PHAssetChangeRequest.creationRequestForAsset",
        "PHAssetCreationRequest.forAsset", "UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum",
        "PHAssetChangeRequest.creationRequestForAssetFromImage",
        "PHAssetChangeRequest.creationRequestForAssetFromVideo",
    ]
    private static let places: Set<String> = [
        "startMonitoring", "startMonitoringForRegion", "startMonitoringSignificantLocationChanges",
        "startMonitoringVisits", "allowsBackgroundLocationUpdates", "CLMonitor", "CLBackgroundActivitySession",
        "CLCircularRegion", "CLBeaconRegion", "UNLocationNotificationTrigger", "startRangingBeacons",
    ]

    private static let accesses = [
        Access(
            asks: photoAsks, others: ["addOnly"], needs: photoReads.union(photoWrites),
            lesser: ["UIImagePickerController", "PHPickerViewController", "PhotosPicker"], signal: .photoPicker),
        Access(asks: photoAsks, others: ["addOnly"], needs: photoReads, lesser: photoWrites, signal: .photoAdding),
        Access(
            asks: ["requestAccess"], arguments: ["contacts", "CNEntityTypeContacts"],
            needs: [
                "enumerateContacts", "unifiedContacts", "unifiedContact", "CNContactFetchRequest", "CNSaveRequest",
                "CNContact.predicateForContacts", "unifiedContactsMatchingPredicate",
            ],
            lesser: ["CNContactPickerViewController"], signal: .contactPicker),
        Access(
            asks: ["requestFullAccessToEvents"],
            needs: [
                "predicateForEvents", "enumerateEvents", "events", "calendarItem", "event", "eventWithIdentifier",
                "EKCalendarChooser", "calendars", "EKEventViewController",
            ],
            lesser: ["EKEvent", "EKEventEditViewController"], signal: .eventAdding),
        Access(asks: ["requestAlwaysAuthorization"], needs: places, lesser: [], signal: .alwaysLocation),
        Access(
            asks: ["requestLocation"],
            needs: places.union([
                "startUpdatingLocation", "CLLocationUpdate.liveUpdates", "requestAlwaysAuthorization",
                "showsUserLocation", "userTrackingMode", "LocationButton", "CLLocationButton", "UserAnnotation",
            ]),
            lesser: ["requestWhenInUseAuthorization"], signal: .locationButton),
    ]

    let names = Self.accesses.reduce(into: Set<String>()) { names, access in
        names.formUnion(access.asks.union(access.needs).union(access.lesser))
    }.union(Self.openUses)

    /// What a keyboard can do with full access alone.
    ///
    /// Source: Apple, “Configuring open access for a custom keyboard”, checked 2026-11-21.
    private static let openUses: Set<String> = [
        "URLSession", "NSURLSession", "URLRequest", "NWConnection", "WKWebView", "UserDefaults", "NSUserDefaults",
        "containerURL", "containerURLForSecurityApplicationGroupIdentifier", "UIPasteboard", "CLLocationManager",
        "CNContactStore", "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator",
        "UINotificationFeedbackGenerator", "AVAudioPlayer", "AudioServicesPlaySystemSound", "playInputClick",
        "hasFullAccess", "NSPersistentContainer", "NSPersistentCloudKitContainer", "ModelContainer", "CKContainer",
    ]

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let shared = project.targets.filter { $0.kind == .other }.flatMap(\.uses)
        for target in project.targets {
            examine(target, &answers)
            examine(keyboard: target, with: shared, &answers)
        }
    }

    /// A keyboard that asks for full access and does nothing that needs it, as far as its code and that of libraries
    /// say.
    private func examine(keyboard: TargetFacts, with shared: [CodeUse], _ answers: inout Answers<Signal>) {
        guard keyboard.extensionKind == .keyboard,
            let key = keyboard.keys.last(where: { $0.name == "NSExtension" })?["NSExtensionAttributes"]?[
                "RequestsOpenAccess"], key.flag == true
        else { return }
        if (keyboard.uses + shared).contains(where: { $0.isNamed(among: Self.openUses) }) { return answers.pass() }
        guard keyboard.modules.allSatisfy(SystemModules.contain) else {
            return answers.cannotTell(
                en: "Libraries whose code was not read may need it.", ko: "읽지 못한 라이브러리에 필요할 수 있습니다.")
        }
        answers.review(.keyboard, of: keyboard, at: key.place, certainty: .likely)
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind == .app else { return }
        let runsForLocation = target.keys.contains { $0.name == "UIBackgroundModes" && $0.list.contains("location") }
        for access in Self.accesses {
            guard let ask = target.uses.first(where: { Self.asks($0, for: access) && !$0.isOfSomeBuilds }) else {
                continue
            }
            let uses = target.usesOfProject
            let needsAll = uses.contains { $0.isNamed(among: access.needs) }
            let doesWithLess = access.lesser.isEmpty || uses.contains { $0.isNamed(among: access.lesser) }
            if needsAll || !doesWithLess || access.signal == .alwaysLocation && runsForLocation {
                answers.pass()
            } else {
                answers.review(
                    access.signal, of: target, at: ask.place, certainty: .likely,
                    impact: access.signal == .locationButton ? .minor : nil)
            }
        }
    }

    private static func asks(_ use: CodeUse, for access: Access) -> Bool {
        guard use.isNamed(among: access.asks) else { return false }
        let words = use.arguments.compactMap { argument -> String? in
            if case .name(let word) = argument.value { word } else { nil }
        }
        return (access.arguments.isEmpty || !access.arguments.isDisjoint(with: words))
            && access.others.isDisjoint(with: words)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .photoPicker:
            Phrasing(
                message: Bilingual(
                    en: "This asks for the whole photo library, while the app only has people pick from it.",
                    ko: "사진을 고르게만 하는데 사진 보관함 전체의 접근 권한을 요청합니다."),
                fix: Bilingual(
                    en: "Show PHPickerViewController (iOS 14) without asking: it needs no permission.",
                    ko: "권한을 요청하지 말고 PHPickerViewController(iOS 14)를 쓰세요. 권한이 필요 없습니다."))
        case .photoAdding:
            Phrasing(
                message: Bilingual(
                    en: "This asks for the whole photo library, while the app only adds to it.",
                    ko: "사진을 추가하기만 하는데 사진 보관함 전체의 접근 권한을 요청합니다."),
                fix: Bilingual(
                    en: "Ask for adding alone: requestAuthorization(for: .addOnly), from iOS 14 on.",
                    ko: "requestAuthorization(for: .addOnly)(iOS 14)로 추가 권한만 요청하세요."))
        case .contactPicker:
            Phrasing(
                message: Bilingual(
                    en: "This asks for all contacts, while the app only has people pick one.",
                    ko: "연락처를 고르게만 하는데 전체 연락처의 접근 권한을 요청합니다."),
                fix: Bilingual(
                    en: "Show CNContactPickerViewController without asking: it needs no permission.",
                    ko: "권한을 요청하지 말고 CNContactPickerViewController를 쓰세요. 권한이 필요 없습니다."))
        case .eventAdding:
            Phrasing(
                message: Bilingual(
                    en: "This asks to read all calendars, while the app only adds to them.",
                    ko: "이벤트를 추가하기만 하는데 캘린더 전체의 접근 권한을 요청합니다."),
                fix: Bilingual(
                    en: "Ask with requestWriteOnlyAccessToEvents (iOS 17), or show EKEventEditViewController instead.",
                    ko: "requestWriteOnlyAccessToEvents(iOS 17)로 요청하거나, 권한 없이 EKEventEditViewController를 쓰세요."))
        case .alwaysLocation:
            Phrasing(
                message: Bilingual(
                    en: "This asks for the location at all times, and nothing uses it while the app is closed.",
                    ko: "앱을 쓰지 않을 때의 위치를 사용하는 코드가 없는데 항상 위치 권한을 요청합니다."),
                fix: Bilingual(
                    en: "Ask with requestWhenInUseAuthorization.",
                    ko: "requestWhenInUseAuthorization으로 요청하세요."))
        case .keyboard:
            Phrasing(
                message: Bilingual(
                    en: "The keyboard asks for full access to all that people type, and nothing in its code needs it.",
                    ko: "입력 내용을 모두 볼 수 있는 전체 접근 허용을 요청하지만, 키보드 코드에 전체 접근이 필요한 기능이 없습니다."),
                fix: Bilingual(
                    en: "Set RequestsOpenAccess to false: the keyboard works without.",
                    ko: "RequestsOpenAccess를 false로 바꾸세요. 전체 접근 없이도 키보드는 동작합니다."))
        case .locationButton:
            Phrasing(
                message: Bilingual(
                    en: "The location is asked for once at a time, and only here.",
                    ko: "위치를 한 번씩만 가져오고, 다른 곳에서는 계속 쓰지 않습니다."),
                fix: Bilingual(
                    en: "Consider LocationButton (iOS 15), or CLLocationButton in UIKit: a press grants it once.",
                    ko: "LocationButton(iOS 15, UIKit에서는 CLLocationButton)을 고려하세요. 누를 때 한 번만 위치를 허용합니다."))
        }
    }
}
