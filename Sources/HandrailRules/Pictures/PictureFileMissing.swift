import HandrailModel

/// An image set that names a file which is not there, or names none of what lies in it.
struct PictureFileMissing: BundleItemRule {
    static let info = RuleInfo(
        id: "picture-file-missing",
        title: Bilingual(en: "Image set that does not fit its files", ko: "파일과 맞지 않는 이미지 세트"),
        reason: Bilingual(
            en: "Where the file of a picture is missing nothing is shown; one that no slot names is never shown.",
            ko: "이미지 파일이 없으면 아무것도 표시되지 않고, 어느 칸에서도 가리키지 않는 파일은 쓰이지 않습니다."),
        impact: .moderate, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static let star = #"{"idiom": "universal", "filename": "star.png"}"#
    private static let dark =
        #"{"idiom": "universal", "filename": "dark.png", "appearances": "#
        + #"[{"appearance": "luminosity", "value": "dark"}]}"#

    private static let examples: [RuleExample] = [
        .imageSet(.violation, "↓" + star),
        .imageSet(.violation, "\(star), ↓\(dark)", pictures: ["star.png": (24, 24)]),
        .imageSet(.silent, star, pictures: ["star.png": (24, 24)]),
        .imageSet(.silent, "\(star), \(dark)", pictures: ["star.png": (24, 24), "dark.png": (24, 24)]),
        .imageSet(.silent, #"{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x"}"#),
        .imageSet(
            .nearMiss("the disks of Macs do not tell capital letters apart"), star, pictures: ["Star.png": (9, 9)]),
        .imageSet(
            .nearMiss("files of this kind are not looked for"),
            #"{"idiom": "universal", "filename": "star.tiff"}"#),
        RuleExample(
            .review, "↓{\"images\": [\(star)]}\n", in: "Assets.xcassets/Star.imageset/Contents.json",
            files: [
                "Assets.xcassets/Star.imageset/star.png": ExamplePicture.png(24, 24),
                "Assets.xcassets/Star.imageset/star-dark.png": ExamplePicture.png(24, 24),
            ]),
        layers(.violation, #"↓"anchor.svg""#),
        layers(.silent, #""Pier.svg""#),
    ]

    private static func layers(_ expectation: RuleExample.Expectation, _ name: String) -> RuleExample {
        RuleExample(
            expectation, #"{"groups": [{"layers": [{"image-name": \#(name), "glass": true}]}]}"#,
            in: "AppIcon.icon/icon.json", files: ["AppIcon.icon/Assets/pier.svg": #"<svg width="24" height="24"/>"#])
    }

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// What does not fit.
    enum Signal: Hashable, Sendable {
        /// A file that is not there.
        case missing(String, of: String)
        /// Files that no slot names.
        case unnamed([String], of: String)
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, let set = image.set else { return }
        let missing = set.entries.filter { $0.presence == .missing }
        for entry in missing {
            answers.violation(
                .missing(entry.fileName ?? "", of: image.name), of: item, at: entry.place, certainty: .likely)
        }
        if !set.strays.isEmpty {
            answers.review(.unnamed(set.strays, of: image.name), of: item, impact: .minor)
        } else if missing.isEmpty {
            answers.pass()
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .missing(let file, let name):
            Phrasing(
                message: Bilingual(
                    en: "“\(name)” names the file “\(file)”, which is not there: nothing is shown for it.",
                    ko: "이미지 세트 “\(name)”에 적힌 파일 “\(file)”이(가) 없어 그 자리에는 아무것도 표시되지 않습니다."),
                fix: Bilingual(
                    en: "Put the file into the image set, or correct its name in Contents.json.",
                    ko: "파일을 이미지 세트에 넣거나 Contents.json의 파일 이름을 바로잡으세요."))
        case .unnamed(let files, let name):
            Phrasing(
                message: Bilingual(
                    en: """
                        No slot of “\(name)” names \(Self.list(files)): a scale or an appearance may be missing that \
                        was meant to be there.
                        """,
                    ko: """
                        “\(name)”의 어느 칸에서도 \(Self.list(files))을(를) 가리키지 않습니다. 넣으려던 배율이나 모양이 빠져 있을 수 \
                        있습니다.
                        """),
                fix: Bilingual(
                    en: "Assign the file to its slot in the asset catalog, or delete it.",
                    ko: "애셋 카탈로그에서 알맞은 칸에 지정하거나 파일을 지우세요."))
        }
    }

    private static func list(_ files: [String]) -> String {
        let shown = files.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
        return files.count > 3 ? shown + " (+\(files.count - 3))" : shown
    }
}
