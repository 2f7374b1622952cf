package import HandrailModel

extension PerceivedView {
    /// The cases of the name apart by `|`; a dash for one without words.
    package var casesOfName: String {
        element.name.cases.map(\.display).map { $0.isEmpty ? "-" : $0 }.joined(separator: " | ")
    }

    /// The cases of the name, and the traits behind a colon.
    package var nameAndTraits: String {
        let traits = Traits.names.filter { element.traits.contains($0.0) }.map(\.1)
        return traits.isEmpty ? casesOfName : "\(casesOfName): \(traits.joined(separator: ", "))"
    }
}
