import Foundation
import HandrailCaptureImporter
import HandrailModel
import HandrailTestSupport
import Testing

/// Captures of other versions and makers: keys that nobody knows, other orders, other wrappers.
@Suite struct TolerantReadingTests {
    /// A format with a capture in it.
    struct Sample: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
    }

    static let json = [
        Sample(testDescription: "Appium JSON", text: Captures.appiumJSON),
        Sample(testDescription: "Simulator", text: Captures.simulator),
        Sample(testDescription: "complete", text: Captures.complete),
        Sample(testDescription: "Maestro", text: Captures.maestro),
        Sample(testDescription: "Maestro commands", text: Captures.maestroCommands),
        Sample(testDescription: "snapshot", text: Captures.snapshot),
        Sample(testDescription: "Designer", text: Captures.designed),
        Sample(testDescription: "Handrail", text: Captures.own),
    ]

    /// A way in which another version may differ.
    enum Change: String, CaseIterable, Sendable {
        case keysAdded, keysAddedFirst, keysReversed, spaced
    }

    @Test("Keys added, and keys in another order, change nothing of what people meet", arguments: json, Change.allCases)
    func keys(_ sample: Sample, _ change: Change) throws {
        let changed = try Self.changed(JSONSerialization.jsonObject(with: Data(sample.text.utf8)), change)
        let before = try Self.stops(sample.text)
        #expect(!before.isEmpty)
        #expect(try Self.stops(changed) == before, "\(change.rawValue): \(changed.prefix(400))")
    }

    @Test("Values that are null, or of another type, are as if they were not there", arguments: json)
    func types(_ sample: Sample) throws {
        // Nothing is expected of the words; the reader has to come to an end, with a note or a screen or neither.
        let value = try JSONSerialization.jsonObject(with: Data(sample.text.utf8))
        for kind in 0..<5 {
            let file = Captures.read(Self.withOtherTypes(value, kind))
            #expect(file.screens.count <= file.trees.count)
        }
    }

    @Test("Attributes dropped, added and reversed, and tags around, change nothing of an Appium capture")
    func attributes() throws {
        let before = try Self.stops(Captures.appium, as: "Capture.xml")
        #expect(!before.isEmpty)
        let tag = #/<(XCUIElementType\w+)((?:\ [A-Za-z]+="[^"]*")*)(\/?)>/#
        let reversed = Captures.appium.replacing(tag) { match in
            let attributes = match.2.matches(of: #/\ [A-Za-z]+="[^"]*"/#).map { String($0.output) }.reversed()
            return "<\(match.1) novelty=\"1\"\(attributes.joined()) processId=\"7\"\(match.3)>"
        }
        #expect(reversed != Captures.appium)
        #expect(try Self.stops(reversed, as: "Capture.xml") == before)
        let dropped = Captures.appium.replacing(#/\ (index|type)="[^"]*"/#, with: "")
        #expect(try Self.stops(dropped, as: "Capture.xml") == before)
        let wrapped = Captures.appium.replacing("<AppiumAUT>", with: "<hierarchy rotation=\"0\"><AppiumAUT>")
            .replacing("</AppiumAUT>", with: "</AppiumAUT></hierarchy>")
        #expect(try Self.stops(wrapped, as: "Capture.xml") == before)
    }

    @Test("Wrappers around a capture in JSON are passed through")
    func wrappers() throws {
        let before = try Self.stops(Captures.appiumJSON)
        #expect(try Self.stops("{\"sessionId\": \"2\", \"value\": \(Captures.appiumJSON)}") == before)
        let simulator = try Self.stops(Captures.simulator)
        #expect(try Self.stops("{\"elements\": \(Captures.simulator)}") == simulator)
    }

    private static func stops(_ text: String, as path: String = "Capture.json") throws -> [String] {
        try TemporaryFolder.inspect([path: Data(text.utf8)]).screens.flatMap { $0.stops.map(\.nameAndTraits) }
    }

    /// The text of a value, changed in every object.
    private static func changed(_ value: Any, _ change: Change) throws -> String {
        switch value {
        case let object as [String: Any]:
            var keys = object.keys.sorted()
            if change == .keysReversed { keys.reverse() }
            var members = try keys.map { try "\(text(of: $0)): \(changed(object[$0] ?? NSNull(), change))" }
            let novelty = [#""novelty": {"a": [1, null, "x"]}"#, #""zz_version": 3"#]
            if change == .keysAdded { members += novelty }
            if change == .keysAddedFirst { members = novelty + members }
            return "{" + members.joined(separator: change == .spaced ? " ,\n\t" : ",") + "}"
        case let list as [Any]:
            let items = try list.map { try changed($0, change) }
            return "[" + items.joined(separator: change == .spaced ? " , " : ",") + "]"
        default: return try text(of: value)
        }
    }

    private static func text(of value: Any) throws -> String {
        String(decoding: try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed), as: UTF8.self)
    }

    /// The text of a value in which every so many-th plain value is of another type.
    private static func withOtherTypes(_ value: Any, _ kind: Int) -> String {
        var count = 0
        func changed(_ value: Any) -> String {
            switch value {
            case let object as [String: Any]:
                return "{" + object.keys.sorted().map { "\"\($0)\": \(changed(object[$0] ?? NSNull()))" }
                    .joined(separator: ",") + "}"
            case let list as [Any]: return "[" + list.map(changed).joined(separator: ",") + "]"
            default:
                count += 1
                if count % 3 == kind % 3 { return ["null", "7", "\"x\"", "[]", "{}"][kind] }
                return (try? text(of: value)) ?? "null"
            }
        }
        return changed(value)
    }
}
