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

    private static let events = "<key>NSAppleEventsUsageDescription</key><string>Open a day in Calendar.</string>"

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
        RuleExample(.review, RuleExample.list("↓" + events), files: app(plain)),
        RuleExample(
            .silent, RuleExample.list(events),
            files: app(RuleExample.start("run(NSAppleScript(source: text))"))),
        RuleExample(
            .nearMiss("a library whose code is not there may ask"), RuleExample.list(calendars),
            files: app("import TripKit\n" + plain)),
    ] + inObjectiveC

    private static func objectiveC(
        _ expectation: RuleExample.Expectation, _ imports: String, files: [String: String] = [:]
    ) -> RuleExample {
        let code = imports + "\n\n@implementation Start\n- (void)viewDidLoad { [super viewDidLoad]; }\n@end\n"
        return RuleExample(
            expectation, RuleExample.list((expectation == .review ? "↓" : "") + calendars),
            files: app(plain).merging(["Example.m": code]) { _, new in new }.merging(files) { _, new in new })
    }

    private static let start = ["Start.h": "#import <UIKit/UIKit.h>\n\n@interface Start : UIViewController\n@end\n"]

    private static let inObjectiveC: [RuleExample] = [
        objectiveC(.review, "#import <UIKit/UIKit.h>\n#include <sys/types.h>\n#import \"Start.h\"", files: start),
        objectiveC(.review, "@import UIKit;\n@import Foundation.NSDate;"),
        objectiveC(.silent, "#import <UIKit/UIKit.h>\n#import <EventKit/EventKit.h>"),
        objectiveC(.silent, "@import UIKit;\n@import EventKit;"),
        objectiveC(.nearMiss("a header that is not there is that of a library"), "#import \"TripKit.h\""),
        objectiveC(
            .nearMiss("the header of all sources imports what asks"), "#import \"Start.h\"",
            files: start.merging(["Prefix.pch": "#import <EventKit/EventKit.h>\n"]) { _, new in new }),
    ]

    let names = PurposeKeyUse.names

    /// What has a reason and is asked for nowhere.
    struct Signal: Hashable, Sendable {
        /// The key.
        let key: String
        /// What it stands for.
        let name: Bilingual
        /// What takes it out of the list; `nil` where that cannot be edited.
        let removal: SourceEdit?
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard target.kind == .app, !target.modules.isEmpty, let purposes = target.declared.purposes else { return }
        for key in purposes {
            guard let name = ProtectedResources.resource(of: key.name)?.name ?? Self.others[key.name] else { continue }
            switch PurposeKeyUse(of: key.name, in: target) {
            case .unknown: continue
            case .asked: answers.pass()
            case .askedByLibrariesAtMost:
                answers.cannotTell(
                    en: "Libraries whose code was not read may ask for it.", ko: "읽지 못한 라이브러리가 요청할 수 있습니다.")
            case .never:
                answers.review(
                    Signal(key: key.name, name: name, removal: key.removal), of: target, at: key.place,
                    certainty: .likely)
            }
        }
    }

    /// What is asked for with other APIs than those of `ProtectedResources`.
    private static let others = [
        "NSAppleEventsUsageDescription": Bilingual(en: "controlling other apps", ko: "다른 앱 제어")
    ]

    func repairs(_ signal: Signal) -> [RepairPlan] {
        // A page or a library may ask where no code does: then the app ends as it asks.
        signal.removal.map { [.editing([$0], .behavioral)] } ?? []
    }

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
