import Foundation
import HandrailFrameworks
import HandrailModel
import HandrailViewElements
import Testing

/// The rows of properties fit together, and with what reads them.
@Suite struct PropertyRowTests {
    private let rows = FrameworkProperty.rows

    @Test func noPropertyHasTwoRows() {
        for (name, found) in Dictionary(grouping: rows, by: \.name) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func everythingThatAPropertySaysIsRead() {
        let handled = PropertyAttributes.handled
        let views = Set(rows.filter { !$0.says.isDisjoint(with: [.look, .visibility, .speech]) }.map(\.name))
        let screens = Set(rows.filter { $0.says.contains(.screen) }.map(\.name))
        #expect(views.subtracting(handled.views).isEmpty)
        #expect(handled.views.subtracting(views).isEmpty)
        #expect(screens.subtracting(handled.screens).isEmpty)
        #expect(handled.screens.subtracting(screens).isEmpty)
    }

    @Test func aPropertyOfAViewSaysOneThing() {
        for row in rows {
            let said = [FrameworkProperty.Says.look, .visibility, .speech].count { row.says.contains($0) }
            #expect(said <= 1, "\(row.name)")
        }
    }

    /// Nothing but names of frameworks and of interface files travels among the properties of views: what is worked out
    /// of a view is a fact with a type.
    @Test func everyPropertyThatCodeNamesIsARow() throws {
        let known = Set(rows.map(\.name))
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var found = 0
        for room in ["InterfaceImporter", "Program", "Values", "ViewElements", "ViewCode", "Scenes"] {
            let folder = root.appending(path: "Sources/Handrail\(room)")
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                for name in Self.namedProperties(in: try String(contentsOf: file, encoding: .utf8)) {
                    let last = name.split(separator: ".").last.map(String.init) ?? name
                    #expect(known.contains(name) || known.contains(last), "\(name) in \(file.lastPathComponent)")
                    found += 1
                }
            }
        }
        #expect(found > 50)
    }

    /// The names of properties that are written out where some are made or noted.
    private static func namedProperties(in text: String) -> [String] {
        ["ViewProperty(", ".write(", "ViewWrite("].flatMap { mark in
            text.components(separatedBy: mark).dropFirst().compactMap { rest -> String? in
                var rest = rest.drop(while: \.isWhitespace)
                if rest.hasPrefix("name:") { rest = rest.dropFirst("name:".count).drop(while: \.isWhitespace) }
                guard rest.first == "\"" else { return nil }
                let name = rest.dropFirst().prefix { $0 != "\"" }
                return name.contains("\\") ? nil : String(name)
            }
        }
    }

    @Test func everyMarkIsAskedFor() {
        let asked: [(FrameworkProperty.Marks, @Sendable (FrameworkProperty) -> Bool)] = [
            (.setByKey, { $0.objectiveC.map { FrameworkProperty.name(ofKey: $0) } == $0.name }),
            (.saysNothing, { FrameworkProperty.saysNothing($0.name) }),
            (.namesNothing, { FrameworkProperty.namesNothing($0.name) }),
            (.pointsAtView, { FrameworkProperty.pointsAtView($0.name) }),
            (.anyones, { FrameworkProperty.isAnyones($0.name) }),
            (.aroundScreen, { FrameworkProperty.isAroundScreen($0.name) }),
            (.watched, { FrameworkProperty.isWatched($0.name) }),
        ]
        for row in rows {
            #expect(!asked.contains { mark, answer in row.marks.contains(mark) && !answer(row) }, "\(row.name)")
            #expect(asked.reduce(row.marks) { $0.subtracting($1.0) }.isEmpty, "\(row.name)")
        }
    }

    @Test func aUsualValueIsOfTheKindOfItsProperty() {
        for row in rows {
            guard let usual = row.usual, let kind = row.kind else { continue }
            switch usual {
            case .flag: #expect(kind == .flag, "\(row.name)")
            case .number: #expect(kind == .number, "\(row.name)")
            case .name: #expect(kind == .name, "\(row.name)")
            case .words, .traits, .font, .color, .image, .list, .nothing: Issue.record("\(row.name)")
            }
        }
    }

    @Test(arguments: PropertyEffect.allCases)
    func everyEffectIsOneOfARow(effect: PropertyEffect) {
        #expect(rows.contains { $0.effect == effect })
    }

    @Test(arguments: BroughtObject.allCases)
    func everyObjectThatIsBroughtAlongHasARow(object: BroughtObject) {
        #expect(rows.contains { $0.brings == object })
    }

    @Test func onlyNamesHaveConstants() {
        for row in rows where !row.constants.isEmpty { #expect(row.kind == .name, "\(row.name)") }
    }

    @Test func noNameOfInterfaceFilesStandsForTwoProperties() {
        let names = rows.flatMap { row in row.designed.map { (name: $0, row: row.name) } }
        for (name, found) in Dictionary(grouping: names, by: \.name) {
            #expect(found.count == 1, "\(name) stands for \(found.map(\.row))")
        }
        for row in rows where !row.designed.isEmpty { #expect(row.designedKind != nil, "\(row.name)") }
    }

    @Test func noNameOfObjectiveCStandsForTwoProperties() {
        for (name, found) in Dictionary(grouping: rows.filter { $0.objectiveC != nil }, by: \.objectiveC) {
            #expect(found.count == 1, "\(name ?? "") stands for \(found.map(\.name))")
        }
    }
}
