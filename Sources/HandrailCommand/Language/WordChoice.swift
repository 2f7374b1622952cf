public import ArgumentParser

/// The values of an option that are words.
///
/// What the parser does by itself for such a type comes to the same, but looks for conformances of the type through all
/// of those of the program, which for each type of options takes as long as to audit a small file.
public protocol WordChoice: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

extension WordChoice {
    /// The words.
    public static var allValueStrings: [String] { allCases.map(\.rawValue) }
    /// Nothing: the words say it themselves.
    public static var allValueDescriptions: [String: String] { [:] }
    /// The word.
    public var defaultValueDescription: String { rawValue }
}
