import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

@Suite struct StringTableImporterTests {
    private let file = FileIndex(7)

    private func read(_ path: String, _ text: String) -> (entries: [StringEntry], notes: [AuditNote]) {
        StringTableImporter().read(path: path, bytes: utf8(text), file: file)
    }

    private func lines(_ path: String, _ text: String) -> [String] {
        read(path, text).entries.map(line)
    }

    // MARK: .strings

    @Test func tableAndLanguageComeFromThePath() {
        let result = read("App/pt-BR.lproj/Onboarding.strings", "\"a\" = \"A\";")
        #expect(
            result.entries == [
                StringEntry(
                    key: "a", table: "Onboarding", language: "pt-BR", value: "A",
                    place: SourcePlace(file: file, range: ByteRange(0, 9)))
            ])
        #expect(result.notes.isEmpty)
    }

    @Test func aTableOutsideOfALanguageFolderServesAllLanguages() {
        #expect(read("App/Localizable.strings", "a = b;").entries.map(\.language) == ["Base"])
        #expect(read("App/Base.lproj/Localizable.strings", "a = b;").entries.map(\.language) == ["Base"])
    }

    @Test func commentsTellWhatAnEntryIsForUnlessToolsWroteThem() {
        let text = """
            /* Copyright of the head of the file */
            "a" = "A";
            /* Opens the gate */
            "b" = "B";
            /* No comment provided by engineer. */
            "c" = "C"; "d" = "D"; // the gate of the pier
            "e" = "E";
            """
        #expect(read("en.lproj/L.strings", text).entries.filter(\.isExplained).map(\.key) == ["b", "e"])
    }

    @Test func everyFormOfACatalogIsKept() {
        let text = """
            { "sourceLanguage": "en", "strings": { "k": { "comment": "of the gate", "localizations": {
            "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "One" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld" } } } } },
            "ko": { "variations": { "device": {
            "mac": { "stringUnit": { "state": "translated", "value": "맥" } },
            "other": { "variations": { "plural": {
            "other": { "stringUnit": { "state": "translated", "value": "%lld개" } } } } } } } } } } } }
            """
        let entries = read("L.xcstrings", text).entries
        #expect(entries.map(\.value) == ["%lld", "%lld개"])
        #expect(entries.map(\.forms) == [["One"], ["맥"]])
        #expect(entries.map(\.isExplained) == [true, false])
    }

    @Test func everyFormOfAStringsDictionaryIsKept() {
        let text = """
            <plist version="1.0"><dict><key>k</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>one</key><string>One</string><key>other</key><string>%d</string></dict>
            </dict></dict></plist>
            """
        let entries = read("en.lproj/L.stringsdict", text).entries
        #expect(entries.map(\.value) == ["%d left"] && entries.map(\.forms) == [["One left"]])
    }

    @Test func textsOfIntentsStandUnderTheKeysOfTheirTranslations() {
        let text = """
            <plist version="1.0"><dict><key>INIntents</key><array><dict>
            <key>INIntentTitle</key><string>Call the harbor</string><key>INIntentTitleID</key><string>a1B2c3</string>
            <key>INIntentName</key><string>Call</string>
            </dict></array></dict></plist>
            """
        let entries = read("Base.lproj/Harbor.intentdefinition", text).entries
        #expect(entries.map(line) == ["Base a1B2c3=Call the harbor"] && entries.map(\.table) == ["Harbor"])
    }

    @Test func tablesOfThePageInSettingsAreToldFromThoseOfTheApp() {
        let entry = read("App/Settings.bundle/ko.lproj/Root.strings", "a = b;").entries.first
        #expect(entry?.table == "Settings.bundle/Root" && entry?.isOfApp == false)
    }

    @Test func aTableMayBeAnXMLPropertyList() {
        let text = "<?xml version=\"1.0\"?><plist><dict><key>a</key><string>A &amp; B</string></dict></plist>"
        #expect(lines("ko.lproj/Localizable.strings", text) == ["ko a=A & B"])
    }

    @Test func utf16TablesAreRead() {
        var bytes: [UInt8] = [0xFF, 0xFE]
        for unit in "\"인사\"=\"안녕\";".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        let result = StringTableImporter().read(path: "ko.lproj/Localizable.strings", bytes: bytes, file: file)
        #expect(result.entries.map(line) == ["ko 인사=안녕"])
    }

    @Test func manyBrokenEntriesGiveOneNote() throws {
        let result = read("en.lproj/L.strings", "\"a\" = \"A\";\n\"b\" \"B\";\n\"c\" = ;\n\"d\" = \"D\";")
        #expect(result.entries.map(\.key) == ["a", "d"])
        let note = try #require(result.notes.first)
        #expect(result.notes.count == 1)
        #expect(note.path == "en.lproj/L.strings")
        #expect(note.text.en.hasPrefix("Line 2, column 5: "))
        #expect(note.text.en.contains("Broken places: 2"))
        #expect(note.text.ko.hasPrefix("2행 5열: "))
    }

    @Test func aBinaryTableIsSkippedWithANote() {
        let result = read("en.lproj/L.strings", "bplist00")
        #expect(result.entries.isEmpty)
        #expect(result.notes.map { $0.text.en.contains("skipped") } == [true])
    }

    // MARK: .stringsdict

    private func rule(_ key: String, _ content: String) -> String {
        "<plist version=\"1.0\"><dict><key>\(key)</key><dict>\(content)</dict></dict></plist>"
    }

    private func variable(_ name: String, other: String) -> String {
        "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
            + "<key>one</key><string>one</string><key>other</key><string>\(other)</string></dict>"
    }

    private func format(_ text: String) -> String {
        "<key>NSStringLocalizedFormatKey</key><string>\(text)</string>"
    }

    @Test func pluralRulesReadAsTheirOtherForm() {
        let variables = variable("files", other: "%d files") + variable("folders", other: "%d folders")
        let text = rule("n", format("%#@files@ in %2$#@folders@, 100%%") + variables)
        #expect(lines("en.lproj/L.stringsdict", text) == ["en n=%d files in %d folders, 100%%"])
    }

    @Test func variablesInsideVariablesAreReadAndCirclesEnd() {
        let nested = rule("n", format("%#@a@") + variable("a", other: "%d of %#@b@") + variable("b", other: "%d"))
        #expect(lines("en.lproj/L.stringsdict", nested) == ["en n=%d of %d"])
        let circle = rule("n", format("%#@a@") + variable("a", other: "x%#@b@") + variable("b", other: "y%#@a@"))
        #expect(lines("en.lproj/L.stringsdict", circle) == ["en n=xy%#@a@"])
    }

    @Test(.timeLimit(.minutes(1))) func variablesThatDoubleOneAnotherStayBounded() {
        var content = format("%#@v0@")
        for index in 0..<60 {
            content += variable("v\(index)", other: String(repeating: "%#@v\(index + 1)@", count: 9))
        }
        let entries = read("en.lproj/L.stringsdict", rule("n", content)).entries
        #expect(entries.count == 1)
        #expect((entries.first?.value?.utf8.count ?? 0) < 100_000)
    }

    @Test func theWidestOfSeveralWidthsIsTaken() {
        let widths = "<key>20</key><string>Hi</string><key>100</key><string>Hello there</string>"
        let text = rule("w", "<key>NSStringVariableWidthRuleType</key><dict>\(widths)</dict>")
        #expect(lines("en.lproj/L.stringsdict", text) == ["en w=Hello there"])
    }

    @Test func anUnknownRuleAndABrokenFileGiveOneNoteEach() {
        let unknown = read("en.lproj/L.stringsdict", rule("n", "<key>x</key><true/>"))
        #expect(unknown.entries.isEmpty)
        #expect(unknown.notes.count == 1)
        let broken = read("en.lproj/L.stringsdict", "<plist><dict>")
        #expect(broken.entries.isEmpty)
        #expect(broken.notes.count == 1)
        #expect(read("en.lproj/L.stringsdict", "<array/>").notes.count == 1)
    }

    // MARK: .xcstrings

    @Test("A catalog says how far each translation has come: as far as the form that has come least far")
    func statesOfTranslations() {
        let text = """
            { "sourceLanguage": "en", "strings": {
                "a": { "localizations": { "ko": { "stringUnit": { "state": "new", "value": "" } } } },
                "b": { "localizations": { "ko": { "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "하나" } },
                    "other": { "stringUnit": { "state": "needs_review", "value": "여럿" } } } } } } },
                "c": { "extractionState": "stale",
                       "localizations": { "ko": { "stringUnit": { "state": "translated", "value": "말" } } } },
                "d": {} } }
            """
        let states = read("L.xcstrings", text).entries.filter { $0.language == "ko" }.map(\.state)
        #expect(states == [.new, .needsReview, .stale, .new])
    }

    private func catalog(_ strings: String) -> String {
        #"{ "sourceLanguage" : "en", "strings" : {\#(strings)}, "version" : "1.0" }"#
    }

    private func unit(_ language: String, _ value: String, state: String = "translated") -> String {
        #""\#(language)" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" } }"#
    }

    @Test func everyKeyHasAnEntryInEveryLanguageOfTheCatalog() {
        let text = catalog(
            """
            "Hello" : { "localizations" : { \(unit("ko", "안녕")) } },
            "Bye" : { "localizations" : { \(unit("de", "Tschüss")), \(unit("en", "Goodbye")) } }
            """)
        #expect(
            lines("App/Localizable.xcstrings", text) == [
                "en Hello=Hello", "de Hello=nil", "ko Hello=안녕", "en Bye=Goodbye", "de Bye=Tschüss", "ko Bye=nil",
            ])
    }

    @Test func placesAreThoseOfTheTranslationOrElseTheKey() throws {
        let text = catalog(#""Hello" : { "localizations" : { \#(unit("ko", "x")) } }, "B" : {}"#)
        let entries = read("L.xcstrings", text).entries
        let places = entries.map { entry in
            String(decoding: utf8(text)[entry.place.range.indices], as: UTF8.self)
        }
        #expect(places == [#""Hello""#, unit("ko", "x"), #""B""#, #""B""#])
        #expect(entries.allSatisfy { $0.place.file == file && $0.table == "L" })
    }

    @Test(arguments: [
        (#""extractionState" : "manual""#, ["en k=k", "ko k=nil"]),
        (#""extractionState" : "stale""#, ["en k=k"]),
        (#""extractionState" : "extracted_with_value""#, ["en k=nil", "ko k=nil"]),
        (#""shouldTranslate" : false"#, ["en k=k", "ko k=k"]),
    ])
    func keysWithoutTextAreReadByTheirState(properties: String, expected: [String]) {
        let text = catalog(#""k" : { \#(properties) }, "other" : { "localizations" : { \#(unit("ko", "x")) } }"#)
        #expect(Array(lines("L.xcstrings", text).prefix(expected.count)) == expected)
        #expect(lines("L.xcstrings", text).count == expected.count + 2)
    }

    @Test func aNewEmptyUnitIsNoTranslation() {
        let text = catalog(#""k" : { "localizations" : { \#(unit("ko", "", state: "new")), \#(unit("de", "")) } }"#)
        #expect(lines("L.xcstrings", text) == ["en k=k", "de k=", "ko k=nil"])
    }

    @Test func variationsReadAsTheirOtherForm() {
        let one = #""one" : { "stringUnit" : { "value" : "one" } }"#
        let other = #""other" : { "stringUnit" : { "value" : "%lld many" } }"#
        let plural = #""variations" : { "plural" : { \#(one), \#(other) } }"#
        let phone = #""iphone" : { "stringUnit" : { "value" : "Tap" } }"#
        let mac = #""mac" : { "stringUnit" : { "value" : "Click" } }"#
        let text = catalog(
            #"""
            "p" : { "localizations" : { "en" : { \#(plural) } } },
            "d" : { "localizations" : { "en" : {
              "variations" : { "device" : { \#(phone), "other" : { \#(plural) } } } } } },
            "l" : { "localizations" : { "en" : { "variations" : { "device" : { \#(mac) } } } } }
            """#)
        #expect(lines("L.xcstrings", text) == ["en p=%lld many", "en d=%lld many", "en l=Click"])
    }

    @Test func substitutionsAreFilledIn() {
        let text = catalog(
            #"""
            "s" : { "localizations" : { "en" : {
              "stringUnit" : { "value" : "%#@birds@ on %2$@" },
              "substitutions" : { "birds" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                "one" : { "stringUnit" : { "value" : "%arg bird" } },
                "other" : { "stringUnit" : { "value" : "100% of %arg birds" } } } } } } } } }
            """#)
        #expect(lines("L.xcstrings", text) == ["en s=100% of %lld birds on %2$@"])
    }

    @Test(arguments: ["", "[]", "{}", "{ \"strings\" : 1 }", "{ \"strings\" : {", "null"])
    func aBrokenCatalogGivesOneNote(text: String) {
        let result = read("L.xcstrings", text)
        #expect(result.entries.isEmpty)
        #expect(result.notes.count == 1)
    }

    @Test func wrongTypesInsideAreForgiven() {
        let text = catalog(
            #""a" : 1, "b" : { "localizations" : [] }, "c" : { "localizations" : { "en" : "x" } }, "" : {}"#)
        #expect(lines("L.xcstrings", text) == ["en a=a", "en b=b", "en c=c", "en ="])
    }

    @Test func everyBeginningOfAFileIsReadWithoutCrash() {
        let catalog = catalog(#""k" : { "localizations" : { \#(unit("ko", "x")) } }"#)
        let samples = [
            ("ko.lproj/L.strings", "\"a\" = \"A\\U00e9\"; /* */ b;"),
            ("ko.lproj/L.stringsdict", rule("n", format("%#@a@") + variable("a", other: "%d"))),
            ("L.xcstrings", catalog),
        ]
        for (path, text) in samples {
            let bytes = utf8(text)
            for count in bytes.indices {
                let result = StringTableImporter().read(path: path, bytes: Array(bytes[..<count]), file: file)
                #expect(result.notes.count <= 1)
            }
        }
    }

    @Test func otherFilesGiveNothing() {
        #expect(read("a.json", "{}").entries.isEmpty)
        #expect(read("a.json", "{}").notes.isEmpty)
    }
}
