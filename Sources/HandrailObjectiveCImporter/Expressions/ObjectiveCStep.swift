/// Steps of a path to a view that are no names. None of them can be mistaken for a name.
enum ObjectiveCStep {
    /// One of several.
    static let oneOfThem = "[]"

    /// What is taken for a class by a cast: `(LikeCell)`.
    static func cast(to type: String) -> String { "(\(type))" }

    /// An object of a class, at the beginning of a path: `@LikeCell`.
    static func object(of type: String) -> String { "@\(type)" }

    /// The view with a tag: `#5`, or `#` where the tag is not a number in the code.
    static func view(tagged tag: Double?) -> String { tag.flatMap { Int(exactly: $0) }.map { "#\($0)" } ?? "#" }

    /// The class of a cast; `nil` for another step.
    static func type(ofCast step: String) -> String? {
        step.utf8.first == UInt8(ascii: "(") ? String(step.dropFirst().dropLast()) : nil
    }

    /// The class of an object; `nil` for another step.
    static func type(ofObject step: String) -> String? {
        step.utf8.first == UInt8(ascii: "@") ? String(step.dropFirst()) : nil
    }

    /// Whether it is a view found by its tag.
    static func isTag(_ step: String) -> Bool { step.utf8.first == UInt8(ascii: "#") }
}
