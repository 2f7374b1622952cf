import HandrailModel
import HandrailStandards

/// Fonts that an app brings along and never asks for.
struct UnusedFont: BundleUseRule {
    static let info = RuleInfo(
        id: "unused-font",
        title: Bilingual(en: "Font that nothing asks for", ko: "쓰이지 않는 서체"),
        reason: Bilingual(
            en: """
                A font that is brought along and never asked for was often meant to be seen: a name was mistyped, or a \
                weight for Bold Text is never chosen. Otherwise it only makes the app larger.
                """,
            ko: """
                앱에 넣고도 쓰지 않는 서체는 이름을 잘못 적었거나 볼드체 텍스트용 굵기를 고르는 코드가 빠진 경우가 많습니다. 아니라면 앱 크기만 \
                커집니다.
                """),
        impact: .minor, guidelines: ["typography.few-typefaces"], criteria: [], examples: examples)

    private static func font(_ expectation: RuleExample.Expectation, _ code: String) -> RuleExample {
        let mark = expectation == .review ? "↓" : ""
        return RuleExample(
            expectation, mark + ExampleFont.file(), in: ExampleFont.path,
            files: ["Example.swift": "import SwiftUI\nstruct Example: View { var body: some View { \(code) } }\n"])
    }

    private static let examples: [RuleExample] = [
        font(.review, #"Text("Departures")"#),
        font(.review, #"Text("Departures").font(.custom("Georgia", size: 17))"#),
        font(.silent, #"Text("Departures").font(.custom("Harbor-Regular", size: 17))"#),
        font(.silent, #"Text("Departures").font(.custom("Harbor", size: 17))"#),
        font(.silent, #"Text("Departures").font(.custom("Harbor-\(weight)", size: 17))"#),
        RuleExample(
            .nearMiss("a list of choices has the family that the file is called after"), ExampleFont.file(),
            in: "Fonts/PierSans-Bold.ttf",
            files: [
                "Example.swift": """
                import UIKit
                final class FontController: UIViewController {
                    let families = ["Georgia", "Pier Sans"]
                    func font(_ row: Int) -> UIFont? { UIFont(name: families[row], size: 17) }
                }
                """
            ]),
        font(.silent, #"Text("Departures").font(PierFontFamily.Harbor.regular.swiftUIFont(size: 17))"#),
        RuleExample(
            .nearMiss("lists of build tools ask for what lies beside the documentation"), ExampleFont.file(),
            in: "docs/fonts/Harbor-Regular.ttf",
            files: ["Example.swift": "import SwiftUI\nstruct Example: View { var body: some View { Text(\"A\") } }\n"]),
        RuleExample(.nearMiss("its names are not known, so nothing can be said of who asks"), "font", in: "a.ttf"),
    ]

    /// Fonts that nothing asks for.
    struct Signal: Hashable, Sendable {
        /// Their files.
        let files: [String]
        /// Whether the system brings all of their families along.
        let areOfSystem: Bool
    }

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let fonts = project.fonts.filter { !$0.faces.isEmpty && !$0.isOfTools }
        guard !fonts.isEmpty else { return }
        let families = Set(fonts.flatMap { font in font.faces.compactMap(\.family) + font.familiesOfFile })
        let names = fonts.reduce(into: Set<String>()) { $0.formUnion($1.names.union([$1.name])) }
        let found = project.names.found(families, orAsWords: names.subtracting(families))
        let generated = project.names.members(families)
        let unused = fonts.filter { font in
            found.isDisjoint(with: font.names.union([font.name]).union(font.familiesOfFile))
                && generated.isDisjoint(with: font.faces.compactMap(\.family))
        }
        guard let first = unused.first else { return answers.pass() }
        answers.review(
            Signal(files: unused.map(\.fileName), areOfSystem: unused.allSatisfy(\.isOfSystem)), of: .font(first),
            related: unused.dropFirst().map {
                RelatedPlace(place: $0.place, why: Bilingual(en: "nothing asks for it either", ko: "마찬가지로 쓰이지 않음"))
            })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let files = signal.files
        let shown = files.prefix(4).joined(separator: ", ") + (files.count > 4 ? " (+\(files.count - 4))" : "")
        if signal.areOfSystem {
            return Phrasing(
                message: Bilingual(
                    en: """
                        Nothing in the code or the interface files asks for these fonts by name, and the system brings \
                        their family along: \(shown).
                        """,
                    ko: "코드와 인터페이스 파일 어디에서도 이름으로 쓰지 않고, 같은 서체가 시스템에 들어 있습니다: \(shown)."),
                fix: Bilingual(
                    en: "Take the files out of the app, and what UIAppFonts has of them out of the list.",
                    ko: "앱에서 파일을 빼고 UIAppFonts 목록에 있는 항목도 지우세요."))
        }
        return Phrasing(
            message: Bilingual(
                en: "Nothing in the code or the interface files asks for these fonts by name: \(shown).",
                ko: "코드와 인터페이스 파일 어디에서도 이름으로 쓰지 않는 서체입니다: \(shown)."),
            fix: Bilingual(
                en: """
                    Correct the names that were meant to ask for them, or take the files out of the app, and what \
                    UIAppFonts has of them out of the list.
                    """,
                ko: """
                    이 서체를 쓰려던 곳의 이름을 바로잡거나, 필요 없다면 앱에서 파일을 빼고 UIAppFonts 목록에 있는 항목도 지우세요.
                    """))
    }
}

extension BundleFont {
    /// The family that the file is called after, in the two ways that people write it: `PierSans` and `Pier Sans` of
    /// `PierSans-Bold.ttf`. Some files call it otherwise in their tables.
    fileprivate var familiesOfFile: [String] {
        let head = name.prefix { $0 != "-" && $0 != "_" }
        guard head.count > 3 else { return [] }
        var spaced = ""
        for character in head {
            if character.isUppercase, spaced.last?.isLowercase == true { spaced.append(" ") }
            spaced.append(character)
        }
        return head.count < name.count || spaced.count > head.count ? Array(Set([String(head), spaced])).sorted() : []
    }

    /// Whether the systems of Apple bring its family along.
    fileprivate var isOfSystem: Bool {
        !faces.isEmpty
            && (SystemFontFamilies.has(familiesOfFile.first ?? "")
                || faces.allSatisfy { $0.family.map(SystemFontFamilies.has) ?? false })
    }
}
