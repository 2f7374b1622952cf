import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

@Suite struct AssetCatalogImporterTests {
    private func read(_ contents: [String: String]) -> (images: [ImageAsset], colors: [ColorAsset], notes: [AuditNote])
    {
        let samples = ResourceSamples(contents: contents)
        return AssetCatalogImporter().read(files: samples.files, read: samples.read)
    }

    private func variants(_ colors: String) -> [ColorAsset.Variant] {
        let contents = #"{ "colors" : [\#(colors)], "info" : { "author" : "xcode", "version" : 1 } }"#
        return read(["A.xcassets/C.colorset/Contents.json": contents]).colors.first?.variants ?? []
    }

    private func color(_ properties: String = "", red: String, alpha: String = "1.000") -> String {
        let components = #""red" : "\#(red)", "green" : "0.000", "blue" : "0.000", "alpha" : "\#(alpha)""#
        let color = #"{ "color-space" : "srgb", "components" : { \#(components) } }"#
        return #"{ "idiom" : "universal"\#(properties), "color" : \#(color) }"#
    }

    private func components(_ space: String, _ components: String) -> ColorValue? {
        variants(
            #"{ "idiom" : "universal", "color" : { "color-space" : "\#(space)", "components" : {\#(components)} } }"#
        )
            .first?.color
    }

    // MARK: Names

    @Test func setsAreFoundByTheirFolders() {
        let result = read([
            "App/A.xcassets/Contents.json": "{}",
            "App/A.xcassets/AppIcon.appiconset/Contents.json": "{}",
            "App/A.xcassets/Icons/heart.fill.symbolset/Contents.json": "{}",
            "App/A.xcassets/Icons/photo.imageset/Contents.json": "{}",
            "App/A.xcassets/Icons/photo.imageset/photo@2x.png": "",
            "App/A.xcassets/Data.dataset/Contents.json": "{}",
            "App/A.xcassets/Layered.imagestack/Front.imagestacklayer/Content.imageset/Contents.json": "{}",
            "App/Other.imageset/Contents.json": "{}",
        ])
        #expect(result.images.map(\.name) == ["AppIcon", "heart.fill", "photo"])
        #expect(result.images.map(\.kind) == [.appIcon, .symbol, .image])
        #expect(result.images.map(\.place.file) == [FileIndex(0), FileIndex(3), FileIndex(4)])
        #expect(result.notes.isEmpty)
    }

    @Test func onlyFoldersThatProvideANamespacePrefixNames() {
        let result = read([
            "A.xcassets/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
            "A.xcassets/Outer/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
            "A.xcassets/Outer/Plain/Contents.json": "{}",
            "A.xcassets/Outer/Plain/v1.2/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
            "A.xcassets/Outer/Plain/v1.2/tint.colorset/Contents.json": "{}",
            "A.xcassets/Outer/Plain/b.imageset/Contents.json": "{}",
            "A.xcassets/None/c.imageset/Contents.json": "{}",
        ])
        #expect(result.images.map(\.name) == ["c", "Outer/b"])
        #expect(result.colors.map(\.name) == ["Outer/v1.2/tint"])
    }

    @Test func theOrderDoesNotDependOnTheOrderOfTheFiles() {
        let samples = ResourceSamples(contents: [
            "A.xcassets/b.imageset/Contents.json": "{}", "A.xcassets/a.imageset/Contents.json": "{}",
            "B.xcassets/a.imageset/Contents.json": "{", "B.xcassets/c.imageset/x.png": "",
        ])
        let first = AssetCatalogImporter().read(files: samples.files, read: samples.read)
        let second = AssetCatalogImporter().read(files: samples.files.reversed(), read: samples.read)
        #expect(first.images.map(\.name) == ["a", "b", "a", "c"])
        #expect(first.images == second.images)
        #expect(first.notes == second.notes)
    }

    @Test func aBrokenOrMissingDescriptionGivesANoteAndKeepsTheName() throws {
        let result = read([
            "A.xcassets/a.imageset/a.png": "",
            "A.xcassets/b.colorset/Contents.json": "{ \"colors\" : [\n",
            "A.xcassets/c.colorset/Contents.json": "{}",
            "A.xcassets/Group/Contents.json": "nonsense",
            "A.xcassets/Group/d.imageset/Contents.json": "{}",
            "A.xcassets/Group/e.imageset/Contents.json": "{}",
        ])
        #expect(result.images.map(\.name) == ["d", "e", "a"])
        #expect(result.colors.map(\.name) == ["b", "c"])
        #expect(result.colors.allSatisfy { $0.variants.isEmpty })
        #expect(
            result.notes.map(\.path) == [
                "A.xcassets/Group/Contents.json", "A.xcassets/a.imageset", "A.xcassets/b.colorset/Contents.json",
            ])
        #expect(result.notes.last?.text.en.hasPrefix("Line 2, column 1: ") == true)
    }

    @Test func aFileThatCannotBeOpenedGivesANote() {
        let result = AssetCatalogImporter().read(
            files: [("A.xcassets/a.colorset/Contents.json", FileIndex(0))], read: { _ in nil })
        #expect(result.colors.map(\.name) == ["a"])
        #expect(result.notes.count == 1)
    }

    // MARK: Appearances

    @Test func everyAppearanceIsAVariant() {
        func appearance(_ name: String, _ value: String) -> String {
            #"{ "appearance" : "\#(name)", "value" : "\#(value)" }"#
        }
        let dark = appearance("luminosity", "dark")
        let high = appearance("contrast", "high")
        let found = variants([
            color(#", "appearances" : [\#(dark), \#(high)]"#, red: "0.4"),
            color(#", "appearances" : [\#(dark)]"#, red: "0.3"),
            color(#", "appearances" : [\#(high)]"#, red: "0.2"),
            color(red: "0.1"),
        ].joined(separator: ","))
        #expect(found.map(\.isDark) == [false, false, true, true])
        #expect(found.map(\.isHighContrast) == [false, true, false, true])
        #expect(found.map { $0.color?.red } == [0.1, 0.2, 0.3, 0.4])
    }

    @Test func anExplicitLightAppearanceComesBeforeAny() {
        let light = color(#", "appearances" : [{ "appearance" : "luminosity", "value" : "light" }]"#, red: "0.9")
        #expect(variants(color(red: "0.1") + "," + light).map { $0.color?.red } == [0.9])
    }

    @Test func universalComesBeforeOtherIdiomsAndSRGBBeforeWideGamut() {
        let phone = color(red: "0.1").replacing("universal", with: "iphone")
        let pad = color(red: "0.2").replacing("universal", with: "ipad")
        let wide = color(#", "display-gamut" : "display-P3""#, red: "0.3")
        #expect(variants([phone, wide, color(red: "0.4")].joined(separator: ",")).map { $0.color?.red } == [0.4])
        #expect(variants([phone, pad].joined(separator: ",")).map { $0.color?.red } == [0.1])
    }

    @Test func aSystemColorIsNamed() {
        let found = variants(
            #"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBlueColor" } }"#)
        #expect(found == [.init(isDark: false, isHighContrast: false, color: nil, systemName: "systemBlueColor")])
    }

    @Test func anEntryWithoutColorIsAVariantWithoutColor() {
        let found = variants(#"{ "idiom" : "universal" }"#)
        #expect(found == [.init(isDark: false, isHighContrast: false, color: nil, systemName: nil)])
    }

    // MARK: Components

    @Test(arguments: [
        ("0.500", 0.5), ("1.000", 1), ("0xFF", 1), ("0x33", 0.2), ("255", 1), ("51", 0.2), ("0", 0), ("1", 1),
        ("2.5", 1),
        ("-0.5", 0),
    ])
    func everyNotationIsRead(notation: String, expected: Double) {
        #expect(variants(color(red: notation)).first?.color?.red == expected)
    }

    @Test func aOneBesideLargerNumbersIsOneOf255() throws {
        let value = try #require(components("srgb", #""red" : "1", "green" : "255", "blue" : "0x00", "alpha" : "1""#))
        #expect(value.red == 1 / 255.0)
        #expect(value.green == 1)
        #expect(value.alpha == 1)
        let plain = try #require(components("srgb", #""red" : 1, "green" : 1, "blue" : 0.25"#))
        #expect([plain.red, plain.green, plain.blue, plain.alpha] == [1, 1, 0.25, 1])
    }

    @Test(arguments: ["0xGG", "0x100", "1e999", "nan", "red", "", "0.5.5"])
    func whatIsNoComponentGivesNoColor(notation: String) {
        #expect(variants(color(red: notation)).map(\.color) == [nil])
        #expect(variants(color(red: "0.5", alpha: notation)).map(\.color) == [nil])
    }

    @Test func colorSpacesAreKept() throws {
        let rgb = #""red" : "1.200", "green" : "-0.100", "blue" : "0.500", "alpha" : "0.500""#
        #expect(components("display-p3", rgb) == ColorValue(space: .displayP3, red: 1, green: 0, blue: 0.5, alpha: 0.5))
        #expect(
            components("extended-srgb", rgb)
                == ColorValue(space: .extendedSRGB, red: 1.2, green: -0.1, blue: 0.5, alpha: 0.5))
        #expect(components("lab", rgb) == nil)
    }

    @Test func linearLightAndGrayAreEncodedAsSRGB() throws {
        let linear = try #require(
            components("extended-linear-srgb", #""red" : "0.214", "green" : "0.0", "blue" : "1.0""#))
        #expect(linear.space == .extendedSRGB)
        #expect(abs(linear.red - 0.5) < 0.001)
        #expect(linear.green == 0)
        #expect(abs(linear.blue - 1) < 1e-9)
        let gray = try #require(components("gray-gamma-22", #""white" : "0.500", "alpha" : "0.250""#))
        #expect(gray.space == .sRGB)
        #expect(abs(gray.red - 0.5) < 0.01)
        #expect(gray.red == gray.green && gray.green == gray.blue)
        #expect(gray.alpha == 0.25)
        #expect(components("gray-gamma-22", #""red" : "0.5""#) == nil)
    }

    @Test func everyBeginningOfADescriptionIsReadWithoutCrash() {
        let whole = utf8(#"{ "colors" : [\#(color(red: "0.5"))] }"#)
        for count in whole.indices {
            let result = AssetCatalogImporter().read(
                files: [("A.xcassets/C.colorset/Contents.json", FileIndex(0))], read: { _ in Array(whole[..<count]) })
            #expect(result.colors.count == 1)
            #expect(result.notes.count == 1)
        }
    }

    // MARK: What is not read

    @Test func whatASetNamesOutsideItsFolderAndPastItsLimitIsSaid() {
        let slots = [String](repeating: #"{ "idiom" : "universal" }"#, count: 257).joined(separator: ",")
        let result = read([
            "A.xcassets/far.imageset/Contents.json": #"{ "images" : [{ "filename" : "../../secret.png" }] }"#,
            "A.xcassets/long.imageset/Contents.json": #"{ "images" : [\#(slots)] }"#,
        ])
        #expect(
            result.notes.map(\.text.en) == [
                "Files that the set names outside its own folder were not opened: 1.",
                "The set has more slots than are read; 1 were skipped.",
            ])
        #expect(result.images.count == 2)
    }
}
