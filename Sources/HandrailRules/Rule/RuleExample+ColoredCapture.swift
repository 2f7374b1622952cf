extension RuleExample {
    /// A capture of a phone's screen whose elements have colors.
    ///
    /// - Parameter elements: a line each, such as `text 20 100 90 20 #C00000 #FFFFFF Late`: role, left, top, width,
    ///   height, color, color behind it, and label.
    static func coloredCapture(_ elements: String) -> String {
        let lines = elements.split(separator: "\n").map { line -> String in
            let parts = line.split(separator: " ", maxSplits: 7).map(String.init)
            let mark = parts[0].hasPrefix("↓") ? "↓" : ""
            return """
                \(mark){"role": "\(parts[0].dropFirst(mark.count))", "label": "\(parts[7])", \
                "frame": {"x": \(parts[1]), "y": \(parts[2]), "width": \(parts[3]), "height": \(parts[4])}, \
                "foreground": "\(parts[5])", "background": "\(parts[6])"}
                """
        }
        return """
            {"schema": "handrail.capture/1", "screens": [{"elements": [
              {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            \(lines.joined(separator: ",\n"))]}]}]}
            """
    }
}
