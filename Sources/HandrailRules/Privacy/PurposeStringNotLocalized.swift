import HandrailModel
import HandrailSource

/// A purpose string in one language in an app that speaks several.
struct PurposeStringNotLocalized: TargetRule {
    static let info = RuleInfo(
        id: "purpose-string-not-localized",
        title: Bilingual(en: "Purpose string in one language", ko: "번역되지 않은 사용 목적 문구"),
        reason: Bilingual(
            en: "The system shows the reason in the middle of an app in another language: people cannot read what they "
                + "are asked to agree to.",
            ko: "앱은 한 언어로 쓰고 있는데 권한 요청의 이유만 다른 언어로 나옵니다. 무엇에 동의하는지 읽을 수 없습니다."),
        impact: .moderate, guidelines: ["privacy.purpose-strings"], criteria: [], examples: examples)

    private static let list = RuleExample.list(
        "↓<key>NSCameraUsageDescription</key><string>Scan the code on a ticket.</string>")
    private static let silent = list.replacing("↓", with: "")
    private static let korean = [
        "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
        "Example.swift": RuleExample.start("show(AVCapturePhotoOutput())"),
    ]

    private static let examples: [RuleExample] = [
        RuleExample(.review, list, files: korean),
        RuleExample(
            .review, list,
            files: korean.merging(["ko.lproj/InfoPlist.strings": "\"CFBundleName\" = \"여행\";"]) { _, new in new }),
        RuleExample(
            .silent, silent,
            files: korean.merging([
                "ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"승차권의 코드를 스캔합니다.\";"
            ]) { _, new in new }),
        RuleExample(
            .silent, silent,
            files: [
                "en-GB.lproj/Localizable.strings": "\"start\" = \"Begin\";",
                "App.xcodeproj/project.pbxproj": RuleExample.app["App.xcodeproj/project.pbxproj", default: ""]
                    .replacing("ko.lproj", with: "en-GB.lproj"),
            ]),
        RuleExample(
            .silent,
            RuleExample.list("<key>NSContactsUsageDescription</key><string>Invite friends.</string>"),
            files: korean.merging(["Example.swift": RuleExample.start("start()")]) { _, new in new }),
        RuleExample(.silent, silent),
        RuleExample(
            .nearMiss("the text is written in the other language"),
            RuleExample.list("<key>NSCameraUsageDescription</key><string>승차권의 코드를 스캔합니다.</string>"),
            files: korean),
        RuleExample(.silent, RuleExample.list("<key>CFBundleName</key><string>Trips</string>"), files: korean),
        RuleExample(
            .nearMiss("what has no text is no matter of translation"),
            RuleExample.list("<key>NSCameraUsageDescription</key><string></string>"), files: korean),
    ]

    /// What is missing.
    struct Signal: Hashable, Sendable {
        /// The keys that are not translated, sorted.
        let keys: [String]
        /// The languages that one of them is missing in, sorted.
        let languages: [String]
    }

    let names = PurposeKeyUse.names

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) { examine([target], &answers) }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) { examine(project.targets, &answers) }

    /// A project whose targets lack translations is asked once: the same people write all of them.
    private func examine(_ targets: [TargetFacts], _ answers: inout Answers<Signal>) {
        let found = targets.filter { !$0.isSample }.compactMap { target in
            missing(in: target, &answers).map { (target: target, missing: $0) }
        }
        guard let first = found.first else { return }
        let pairs = found.flatMap(\.missing.pairs)
        let signal = Signal(
            keys: Set(pairs.map(\.key)).sorted(), languages: Set(pairs.map(\.language)).sorted())
        answers.review(
            signal, of: first.target, at: first.missing.place, certainty: .likely,
            related: found.dropFirst().map { other in
                RelatedPlace(
                    place: other.missing.place,
                    why: Bilingual(
                        en: "“\(other.target.name)” lacks translations as well.",
                        ko: "“\(other.target.name)” 타깃에도 빠진 번역이 있습니다."))
            })
    }

    /// What one target lacks, and where its first text is.
    private struct Missing {
        let pairs: [Pair]
        let place: SourcePlace
    }

    private func missing(in target: TargetFacts, _ answers: inout Answers<Signal>) -> Missing? {
        guard target.kind != .other, let development = target.developmentLanguage else { return nil }
        let keys = (target.declared.purposes ?? []).filter {
            $0.name.hasSuffix("UsageDescription") && !($0.text ?? "").isEmpty && Self.isShown($0, by: target)
        }
        let others = target.declared.spoken.filter { $0 != "Base" && !LanguageCode.isVariant($0, of: development) }
        guard !keys.isEmpty, !others.isEmpty else { return nil }
        let translated = target.declared.texts.filter { $0.value != nil }
        let missing = keys.flatMap { key in
            let languages = translated.filter { $0.key == key.name }.map(\.language)
            return others.filter { other in
                !languages.contains { LanguageCode.isVariant(other, of: $0) }
                    && !WrittenLanguage.isLikely(other, of: key.text ?? "")
            }
                .map { Pair(key: key.name, language: $0) }
        }
        guard let first = keys.first(where: { key in missing.contains { $0.key == key.name } }) else {
            answers.pass()
            return nil
        }
        return Missing(pairs: missing, place: first.place)
    }

    /// Whether anything has the system show a text; what nothing asks for is another rule's matter.
    private static func isShown(_ key: BundleKey, by target: TargetFacts) -> Bool {
        // Systems since iOS 11 read other keys for it.
        if key.name == "NSLocationAlwaysUsageDescription",
            target.platforms.contains(where: { $0.platform == .iOS && ($0.version ?? Version(1)) >= Version(11) })
        {
            return false
        }
        return switch PurposeKeyUse(of: key.name, in: target) {
        case .asked, .unknown: true
        case .askedByLibrariesAtMost, .never: false
        }
    }

    /// A text that a language lacks.
    private struct Pair: Hashable {
        let key: String
        let language: String
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let keys = signal.keys.joined(separator: ", ")
        let languages = signal.languages.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "The app speaks \(languages) as well, and these purpose strings do not in all of them: \(keys).",
                ko: "앱은 다른 언어(\(languages))도 지원하지만 다음 사용 목적 문구에는 빠진 번역이 있습니다: \(keys)."),
            fix: Bilingual(
                en: "Translate them in the InfoPlist string table of each of these languages.",
                ko: "각 언어의 InfoPlist 문자열 테이블에 번역을 추가하세요."))
    }
}
