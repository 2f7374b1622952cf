extension RuleExample {
    /// A capture of a phone's screen, for examples.
    ///
    /// - Parameter elements: a line each, such as `button 20 700 350 50 Sign in`: role, left, top, width, height and
    ///   label, with `#identifier` behind the role where it has one. A line that begins with spaces lies inside the one
    ///   above that has fewer of them.
    static func capture(_ elements: String, size: (width: Int, height: Int) = (390, 844)) -> String {
        var lines = [#"{"schema": "handrail.capture/1", "screens": [{"elements": ["#]
        lines.append(
            #"{"role": "application", "frame": {"x": 0, "y": 0, "width": \#(size.width), "height": \#(size.height)}, "#
                + #""children": ["#)
        var open: [Int] = []
        for line in elements.split(separator: "\n") {
            let depth = line.prefix { $0 == " " }.count
            var isFirst = lines.count == 2
            while let last = open.last, last >= depth {
                lines.append("]}")
                open.removeLast()
            }
            if let last = lines.last, last.hasSuffix(": [") { isFirst = true }
            lines.append((isFirst ? "" : ",") + element(line.dropFirst(depth)))
            open.append(depth)
        }
        lines += open.map { _ in "]}" }
        return (lines + ["]}]}]}"]).joined(separator: "\n")
    }

    /// The line of an element, still open for what is inside.
    private static func element(_ line: Substring) -> String {
        var parts = line.split(separator: " ", maxSplits: 5).map(String.init)
        let mark = parts[0].hasPrefix("↓") ? "↓" : ""
        parts[0] = String(parts[0].dropFirst(mark.count))
        let role = parts[0].split(separator: "#")
        var members = [#""role": "\#(role[0])""#]
        if role.count > 1 { members.append(#""identifier": "\#(role[1])""#) }
        if parts.count > 5 { members.append(#""label": "\#(parts[5])""#) }
        members.append(
            #""frame": {"x": \#(parts[1]), "y": \#(parts[2]), "width": \#(parts[3]), "height": \#(parts[4])}"#)
        return "\(mark){\(members.joined(separator: ", ")), \"children\": ["
    }
}
