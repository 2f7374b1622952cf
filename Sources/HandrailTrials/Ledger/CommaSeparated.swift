/// Tables of values with commas between them, as RFC 4180 has them: fields with commas or quotes stand in quotes.
package enum CommaSeparated {
    /// The fields of each line that is not empty, with the number of the line; no field goes over several lines.
    package static func rows(_ text: String) -> [(line: Int, fields: [String])] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            line.isEmpty ? nil : (index + 1, fields(of: line))
        }
    }

    private static func fields(of line: Substring) -> [String] {
        var fields: [String] = []
        var field = ""
        var isQuoted = false
        var characters = line[...]
        while let character = characters.popFirst() {
            switch character {
            case "\"" where isQuoted && characters.first == "\"":
                field.append("\"")
                characters.removeFirst()
            case "\"": isQuoted.toggle()
            case "," where !isQuoted:
                fields.append(field)
                field = ""
            default: field.append(character)
            }
        }
        return fields + [field]
    }

    /// One line. Line ends inside of fields become spaces.
    package static func line(_ fields: [String]) -> String {
        fields.map { field in
            let field = field.split(whereSeparator: \.isNewline).joined(separator: " ")
            let needsQuotes = field.contains(",") || field.contains("\"")
            return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
        }.joined(separator: ",")
    }
}
