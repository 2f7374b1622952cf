import HandrailModel

/// An app icon without the sizes that home screens and stores show.
struct AppIconIncomplete: BundleItemRule {
    static let info = RuleInfo(
        id: "app-icon-incomplete",
        title: Bilingual(en: "App icon with sizes missing", ko: "크기가 빠진 앱 아이콘"),
        reason: Bilingual(
            en: """
                People find an app by its icon. Where a size is missing the system scales another one or shows a blank \
                grid; where a file has the wrong size it is left out.
                """,
            ko: "사람들은 아이콘으로 앱을 찾습니다. 빠진 크기는 다른 크기를 줄이거나 늘려 쓰고, 크기가 맞지 않는 파일은 쓰이지 않습니다."),
        impact: .minor, guidelines: ["images.resolutions"], criteria: [], examples: examples)

    private static let folder = "Assets.xcassets/AppIcon.appiconset/"

    private static func icon(
        _ expectation: RuleExample.Expectation, _ slots: String, _ pictures: [String: (Int, Int)] = [:]
    ) -> RuleExample {
        let drawn = pictures.map { (folder + $0, ExamplePicture.png($1.0, $1.1)) }
        return RuleExample(
            expectation, "{\"images\": [\n\(slots)\n]}\n", in: folder + "Contents.json",
            files: Dictionary(uniqueKeysWithValues: drawn))
    }

    private static let single =
        #"{"idiom": "universal", "platform": "ios", "size": "1024x1024", "filename": "icon.png"}"#
    private static let phone = #"{"idiom": "iphone", "size": "60x60", "scale": "2x", "filename": "60@2x.png"}"#
    private static let large = #"{"idiom": "iphone", "size": "60x60", "scale": "3x"}"#
    private static let store = #"{"idiom": "ios-marketing", "size": "1024x1024", "scale": "1x", "filename": "s.png"}"#

    private static let examples: [RuleExample] = [
        icon(.violation, "↓" + single, ["icon.png": (512, 512)]),
        icon(.violation, "↓\(large), \(phone), \(store)", ["60@2x.png": (120, 120), "s.png": (1024, 1024)]),
        icon(.silent, single, ["icon.png": (1024, 1024)]),
        icon(.silent, "\(phone), \(store)", ["60@2x.png": (120, 120), "s.png": (1024, 1024)]),
        icon(.silent, #"{"idiom": "universal", "platform": "ios", "size": "1024x1024"}"#),
        icon(
            .nearMiss("a dark icon is made from the other where it is missing"),
            single + #", {"idiom": "universal", "platform": "ios", "size": "1024x1024", "appearances": "#
                + #"[{"appearance": "luminosity", "value": "dark"}]}"#, ["icon.png": (1024, 1024)]),
        RuleExample(
            .nearMiss("nobody is given the icon of a build for testers"), "{\"images\": [\n\(single)\n]}\n",
            in: "Assets.xcassets/AppIconBeta.appiconset/Contents.json",
            files: [
                "Assets.xcassets/AppIconBeta.appiconset/icon.png": ExamplePicture.png(512, 512),
                folder + "Contents.json": "{\"images\": [\(single)]}",
                folder + "icon.png": ExamplePicture.png(1024, 1024),
            ]),
        icon(
            .nearMiss("no iPad that runs today's systems has one pixel a point"),
            #"{"idiom": "ipad", "size": "76x76", "scale": "1x"}, "# + store, ["s.png": (1024, 1024)]),
    ]

    let kinds: Set<BundleItem.Kind> = [.picture]

    /// What is wrong with a size.
    enum Signal: Hashable, Sendable {
        /// Slots without a file.
        case missing([String], of: String)
        /// A file with other sides than its slot demands, both in pixels.
        case size(PictureSize, needs: PictureSize, file: String)
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .picture(let image) = item, image.kind == .appIcon, let entries = image.set?.entries,
            entries.contains(where: { $0.presence != .unnamed })
        else { return }
        // Nobody is given the icon of a build for testers.
        if BuildVariant.isNamed(image.name), project.hasOtherIcon(than: image) { return answers.pass() }
        let reports = answers.reports.count
        // Xcode writes slots for devices that an app is not for.
        let idioms = Set(entries.lazy.filter { $0.presence != .unnamed }.map(\.use.idiom))
        let missing = entries.filter { entry in
            entry.presence == .unnamed && Self.isShown(entry) && idioms.contains(entry.use.idiom)
                && (entry.use.idiom != "mac" || project.isForMac)
        }
        if let first = missing.first {
            answers.violation(
                .missing(missing.compactMap(Self.name), of: image.name), of: item, at: first.place, certainty: .likely)
        }
        for entry in entries {
            guard let needs = entry.points?.scaled(by: 1 / Double(entry.scale ?? 1)), let has = entry.picture?.pixels,
                entry.picture?.format == .png, has != needs
            else { continue }
            answers.violation(.size(has, needs: needs, file: entry.fileName ?? ""), of: item, at: entry.place)
        }
        if answers.reports.count == reports { answers.pass() }
    }

    /// Whether home screens or the store show what is in a slot on systems of today.
    ///
    /// Source: Human Interface Guidelines, "App icons", and the sizes in catalogs that Xcode 9 to 13 wrote.
    private static func isShown(_ entry: PictureEntry) -> Bool {
        guard entry.use.appearances.isEmpty, entry.use.others.isEmpty, let side = entry.points?.width else {
            return false
        }
        return switch (entry.use.idiom, side) {
        case ("iphone", 60), ("ios-marketing", _): true
        case ("ipad", 76), ("ipad", 83.5), ("mac", 128...): entry.scale == 2
        default: false
        }
    }

    private static func name(_ entry: PictureEntry) -> String? {
        entry.points.map { "\($0.width.formattedSide) pt @\(entry.scale ?? 1)x (\(entry.use.idiom))" }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .missing(let slots, let name):
            Phrasing(
                message: Bilingual(
                    en: "The icon “\(name)” has no file for \(slots.joined(separator: ", ")).",
                    ko: "아이콘 “\(name)”에 다음 크기의 파일이 없습니다: \(slots.joined(separator: ", "))."),
                fix: Bilingual(
                    en: "Add the files, or give the icon in a single size of 1024 × 1024 pixels.",
                    ko: "파일을 추가하거나 1024 × 1024 픽셀 하나로 된 아이콘으로 바꾸세요."))
        case .size(let has, let needs, let file):
            Phrasing(
                message: Bilingual(
                    en: """
                        The icon file “\(file)” has \(Self.words(has)) pixels where its slot demands \
                        \(Self.words(needs)), so it is left out.
                        """,
                    ko: """
                        아이콘 파일 “\(file)”은(는) \(Self.words(has)) 픽셀인데 이 칸에는 \(Self.words(needs)) 픽셀이 필요하므로 \
                        쓰이지 않습니다.
                        """),
                fix: Bilingual(
                    en: "Export the icon with \(Self.words(needs)) pixels.",
                    ko: "아이콘을 \(Self.words(needs)) 픽셀로 다시 내보내세요."))
        }
    }

    private static func words(_ size: PictureSize) -> String {
        "\(size.width.formattedSide) × \(size.height.formattedSide)"
    }
}

extension ProjectFacts {
    /// Whether it runs on Macs as an app of their own.
    fileprivate var isForMac: Bool { !platforms.isDisjoint(with: [.macOS, .macCatalyst]) }

    /// Whether the app has another icon, which is not that of a build for testers.
    fileprivate func hasOtherIcon(than icon: ImageAsset) -> Bool {
        bundleItems(of: [.picture]).contains { item in
            guard case .picture(let image) = item else { return false }
            return image.kind == .appIcon && image.name != icon.name && !BuildVariant.isNamed(image.name)
        }
    }
}

extension Double {
    /// Without a fraction that is none.
    fileprivate var formattedSide: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
