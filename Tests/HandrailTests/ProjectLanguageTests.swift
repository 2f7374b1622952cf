import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

@Suite("Languages of projects that stand beside each other")
struct ProjectLanguageTests {
    /// An Xcode project that builds an app of one file and tables of strings in some languages.
    private static func files(_ name: String, _ code: String, languages: [String: String]) -> [String: String] {
        var objects = "F = {isa = PBXFileReference; path = Home.swift; sourceTree = \"<group>\"; };"
        for language in languages.keys.sorted() {
            objects += "V\(language) = {isa = PBXFileReference; path = \"\(language).lproj/Localizable.strings\"; "
                + "sourceTree = \"<group>\"; };"
        }
        let variants = languages.keys.sorted().map { "V\($0)" }.joined(separator: ", ")
        let project = """
            // !$*UTF8*$!
            { objects = { \(objects)
            N = {isa = PBXVariantGroup; children = (\(variants)); name = Localizable.strings; sourceTree = "<group>"; };
            B = {isa = PBXBuildFile; fileRef = F; };
            D = {isa = PBXBuildFile; fileRef = N; };
            S = {isa = PBXSourcesBuildPhase; files = (B); };
            U = {isa = PBXResourcesBuildPhase; files = (D); };
            G = {isa = PBXGroup; children = (F, N); sourceTree = "<group>"; };
            C = {isa = XCBuildConfiguration; name = Release; buildSettings = {SDKROOT = iphoneos; }; };
            L = {isa = XCConfigurationList; buildConfigurations = (C); };
            T = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
            buildPhases = (S, U); buildConfigurationList = L; };
            R = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
            developmentRegion = en; knownRegions = (\(languages.keys.sorted().joined(separator: ", "))); };
            }; rootObject = R; }
            """
        var files = ["\(name)/\(name).xcodeproj/project.pbxproj": project, "\(name)/Home.swift": code]
        for (language, text) in languages { files["\(name)/\(language).lproj/Localizable.strings"] = text }
        return files
    }

    private static let swiftUI = """
        import SwiftUI
        struct %@: View {
            var body: some View { Button(action: close) { Image(systemName: "xmark") }.accessibilityLabel("close") }
            func close() {}
        }
        """
    private static let uiKit = """
        import UIKit
        final class %@: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .custom)
                button.setImage(UIImage(systemName: "xmark"), for: .normal)
                button.accessibilityLabel = NSLocalizedString("close", comment: "")
                view.addSubview(button)
            }
        }
        """

    @Test(arguments: [("Close the door", "Close the door", "Open it"), ("close.door", "Tür schließen", "open.it")])
    func `keys that are texts are shown in the language of the project, where no table has it`(
        key: String, shown: String, other: String
    ) throws {
        let tables = ["de": "\"\(key)\" = \"Tür schließen\"; \"\(other)\" = \"Öffnen\";", "en": "", "fr": ""]
        var files = Self.files(
            "Door", Self.uiKit.replacingOccurrences(of: "%@", with: "DoorController")
                .replacingOccurrences(of: "\"close\"", with: "\"\(key)\""), languages: tables)
        files["Door/en.lproj/Localizable.strings"] = nil
        files["Door/fr.lproj/Localizable.strings"] = nil
        let inspection = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        #expect(inspection.screens.contains { $0.dump.contains("\"\(shown)\"") })
    }

    /// What is missing in the older of two projects, which has a key of its own.
    private static func missing(_ code: String, old: [String: String]) throws -> [String] {
        let new = files(
            "Harbor", code.replacingOccurrences(of: "%@", with: "Harbor"),
            languages: ["en": "\"close\" = \"Close\";", "ko": "\"close\" = \"닫기\";"])
        let all = new.merging(
            files(
                "Pier",
                code.replacingOccurrences(of: "%@", with: "Pier")
                    .replacingOccurrences(of: "\"close\"", with: "\"leave\""),
                languages: old)
        ) { first, _ in first }
        return try TemporaryFolder.audit(all.mapValues { Data($0.utf8) }, jobs: 1).findings
            .filter { $0.rule == "untranslated-key" }.map(\.message.en)
    }

    @Test("A key is missing only in a language that its own project has", arguments: [swiftUI, uiKit])
    func own(code: String) throws {
        let english = ["en": "\"leave\" = \"Leave\"; \"moor\" = \"Moor\";"]
        #expect(try Self.missing(code, old: english) == [])
        let both = english.merging(["ko": "\"moor\" = \"정박\";"]) { first, _ in first }
        #expect(try Self.missing(code, old: both).count == 1)
    }
}
