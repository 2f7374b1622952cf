import HandrailModel

/// Pictures of catalogs that nothing in the project names.
struct UnusedPicture: BundleUseRule {
    static let info = RuleInfo(
        id: "unused-picture",
        title: Bilingual(en: "Picture that nothing names", ko: "쓰이지 않는 이미지"),
        reason: Bilingual(
            en: """
                A picture that nothing names was often meant to be shown: its name was changed on one side only. \
                Otherwise it only makes the app larger and its catalog harder to check.
                """,
            ko: """
                아무 데서도 이름을 쓰지 않는 이미지는 한쪽에서만 이름을 바꾼 경우가 많습니다. 아니라면 앱이 커지고 카탈로그를 확인하기 어려워질 \
                뿐입니다.
                """),
        impact: .minor, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static func star(_ expectation: RuleExample.Expectation, _ code: String) -> RuleExample {
        let example = RuleExample.imageSet(
            expectation, #"{"idiom": "universal", "filename": "star.png"}"#, pictures: ["star.png": (24, 24)],
            shown: code)
        return RuleExample(
            expectation, (expectation == .review ? "↓" : "") + example.code, in: example.fileName,
            files: example.files)
    }

    private static func inObjectiveC(_ expectation: RuleExample.Expectation, _ code: String) -> RuleExample {
        let example = star(expectation, #"Text("Best of the week")"#)
        let file = "#import <UIKit/UIKit.h>\n@implementation Pier\n- (id)image {\n    return \(code);\n}\n@end\n"
        return RuleExample(
            expectation, example.code, in: example.fileName,
            files: example.files.merging(["Pier.m": file]) { _, new in new })
    }

    private static let examples: [RuleExample] = [
        star(.review, #"Text("Best of the week")"#),
        star(.review, #"Image("moon")"#),
        star(.silent, #"Image("Star")"#),
        star(.silent, "Image(.star)"),
        star(.silent, #"Image("St\(suffix)"); Image("Star\(number)")"#),
        inObjectiveC(.silent, "[UIImage imageNamed:ACImageNameStar]"),
        inObjectiveC(.review, "[UIImage imageNamed:ACImageNameMoon]"),
        star(.nearMiss("code may make a name of this word"), "Text(Words.star)"),
    ]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<[String]>) {
        let pictures = project.pictures.filter { $0.value.image.set != nil && uses.pictures[$0.key] == nil }
        guard !pictures.isEmpty else { return }
        let found = project.names.found([], orAsWords: Set(pictures.keys.flatMap { [$0, Self.plain($0)] }))
        let unused = pictures.filter { !found.contains($0.key) && !found.contains(Self.plain($0.key)) }
            .sorted { $0.value.image.place < $1.value.image.place }
        guard let first = unused.first else { return answers.pass() }
        // Flags by the codes of countries, or pictures of a catalog by its data: nobody writes such names.
        guard unused.count <= Self.most else {
            return answers.cannotTell(en: "names of pictures seem to come from data", ko: "이미지 이름이 데이터에서 오는 것으로 보입니다")
        }
        answers.review(
            unused.map(\.key), of: first.value.item,
            related: unused.dropFirst().map {
                RelatedPlace(
                    place: $0.value.image.place,
                    why: Bilingual(en: "“\($0.key)”, which nothing names", ko: "쓰이지 않는 “\($0.key)”"))
            })
    }

    /// Pictures that are forgotten at most; of more the names are made while the app runs.
    private static let most = 12

    /// The name without the folders that provide a namespace.
    private static func plain(_ name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }

    func phrase(_ names: [String]) -> Phrasing {
        let shown = names.prefix(5).map { "“\($0)”" }.joined(separator: ", ")
            + (names.count > 5 ? " (+\(names.count - 5))" : "")
        return Phrasing(
            message: Bilingual(
                en: "Nothing in the code, the interface files or the property lists names these pictures: \(shown).",
                ko: "코드와 인터페이스 파일, 속성 목록 어디에서도 이름을 쓰지 않는 이미지입니다: \(shown)."),
            fix: Bilingual(
                en: "Correct the name where they were meant to be shown, or delete them from the catalog.",
                ko: "표시하려던 곳의 이름을 바로잡거나 카탈로그에서 지우세요."))
    }
}
