import HandrailMarkup
import HandrailModel
import HandrailSource

/// Reads the keys that stand for a menu item or a button of AppKit.
enum KeyEquivalentReader {
    /// The keys, and those held down with them where the file says so.
    static func properties(of element: InterfaceElement) -> [ViewProperty] {
        let cell = element.child(key: "cell")
        var found: [ViewProperty] = []
        for holder in [element, cell].compactMap(\.self) {
            for child in holder.children where child["key"] == "keyEquivalent" {
                let text = child["base64-UTF8"] == "YES" ? decoded(child.text) : child.text
                let key: Fact<ViewValue> = text.map { .known(.name($0)) } ?? .unknown(.computed)
                found.append(ViewProperty("keyEquivalent", key, place: child.place))
            }
            for child in holder.children where child["key"] == "keyEquivalentModifierMask" {
                let held = child.attributes.filter { $0.value == "YES" }.map { ViewValue.name($0.name) }
                found.append(ViewProperty("keyEquivalentModifierMask", .known(.list(held)), place: child.place))
            }
        }
        return found
    }

    // Keys without a sign of their own are kept in base 64, mostly a single byte.
    private static func decoded(_ text: String) -> String? {
        var bits: UInt32 = 0
        var count = 0
        var bytes: [UInt8] = []
        for byte in text.utf8.prefix(64) where byte > 0x20 && byte != UInt8(ascii: "=") {
            guard let position = digits.firstIndex(of: byte) else { return nil }
            bits = bits << 6 | UInt32(position)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            bits &= (1 << UInt32(count)) - 1
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
