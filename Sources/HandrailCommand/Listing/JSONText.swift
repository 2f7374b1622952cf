import Foundation
import HandrailModel

/// JSON for programs: members sorted, so that the same list always gives the same bytes.
enum JSONText {
    /// The text of a value, ending with a line end.
    static func of(_ value: some Encodable) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
        } catch {
            throw CommandFailure(
                .nothingDone,
                Bilingual(en: "The output could not be put into JSON.", ko: "결과를 JSON으로 만들지 못했습니다."))
        }
    }
}
