/// Text as XML 1.0 may hold it, in attributes and between tags.
package enum XMLText {
    /// The text with what XML reads as its own signs written as entities. Signs that XML cannot hold are pictures.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for character in PrintableText.lines(text) {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            // An attribute would turn a line end into a space.
            case "\n": result += "&#10;"
            default: result.append(character)
            }
        }
        return result
    }
}
