public import HandrailModel

extension PerceivedTree {
    /// The elements as indented text, one line each, for tests and for people.
    ///
    /// `element button "Save" (text), traits: button` – the cases of a name are set apart by ` | `, its parts by
    /// ` + `; `…` is only known at run time, `?` could not be read, `-` says nothing.
    public var dump: String {
        var lines: [String] = []
        var ends: [Int] = []
        for (index, element) in elements.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            let kind = screen.tree.elements[element.declared].kind
            let line = PerceivedLine(element, kind: kind, tree: screen.tree).text
            lines.append(String(repeating: "  ", count: ends.count) + line)
            ends.append(Int(element.end))
        }
        return lines.joined(separator: "\n")
    }
}
