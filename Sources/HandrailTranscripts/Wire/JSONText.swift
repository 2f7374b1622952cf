import Foundation
import HandrailReporting

/// JSON for programs: members sorted, so that the same list always gives the same bytes.
package enum JSONText {
    /// The text of a value, ending with a line end.
    package static func of(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return JSONWriter.escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    }
}
