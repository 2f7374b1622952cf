import HandrailTestSupport
import Testing

/// Words that functions of the project look up, which give the key back where they find nothing.
@Suite("Words of look-ups of the project") struct OwnLookUpTests {
    private func names(_ lookUp: String, _ button: String) throws -> [String] {
        let code = "\(lookUp)\nstruct Screen: View { var body: some View { Button(\(button)) { go() } } }"
        return try SwiftUIScreen.names(
            code, files: ["en.lproj/Localizable.strings": "\"moor_boat\" = \"Moor the boat\";\n"])
    }

    @Test("A look-up in a bundle of a language that people choose")
    func bundleOfLanguage() throws {
        let code = """
            import Foundation
            struct Pilot {
                static func say(_ key: String, _ values: CVarArg...) -> String {
                    guard let path = Bundle.main.path(forResource: chosen, ofType: "lproj"),
                        let bundle = Bundle(path: path)
                    else { return key }
                    let format = bundle.localizedString(forKey: key, value: key, table: nil)
                    return String(format: format, arguments: values)
                }
            }
            """
        #expect(try names(code, "Pilot.say(\"moor_boat\")") == ["Moor the boat"])
    }

    @Test("A look-up in a table, over the languages that there are")
    func tableByLanguages() throws {
        let code = """
            import Foundation
            enum Pilot {
                static var moor: String { find("Localizable", "moor_boat") }
                private static func find(_ table: String, _ key: String) -> String {
                    for language in Bundle.main.preferredLocalizations {
                        if let found = words(language, table, key) { return found }
                    }
                    return words("en", table, key) ?? key
                }
                private static func words(_ language: String, _ table: String, _ key: String) -> String? { load(key) }
            }
            """
        #expect(try names(code, "Pilot.moor") == ["Moor the boat"])
    }

    @Test("A function that gives back what it is given, or words of its own, looks nothing up")
    func noLookUp() throws {
        let same = "struct Pilot { static func say(_ key: String) -> String { key } }"
        #expect(try names(same, "Pilot.say(\"moor_boat\")") == ["moor_boat"])
        let other = """
            struct Pilot { static func say(_ key: String) -> String { if isBusy { return "Busy" }; return key } }
            """
        #expect(try names(other, "Pilot.say(\"moor_boat\")") != ["Moor the boat"])
    }
}
