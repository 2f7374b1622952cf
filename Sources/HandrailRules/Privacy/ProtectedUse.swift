public import HandrailModel
public import HandrailStandards

extension ProtectedResource {
    /// Whether a use of an API has the system ask for it.
    public func isAskedFor(by use: CodeUse) -> Bool {
        guard case .named(let name, let arguments) = use.api else { return false }
        let words = arguments.compactMap { argument -> String? in
            if case .name(let word) = argument.value { word } else { nil }
        }
        return apis.contains { api in
            api.name == name && (api.arguments.isEmpty || words.contains(where: api.arguments.contains))
                && !words.contains(where: api.others.contains)
        }
    }

    /// The names of all APIs that have the system ask for something.
    static let names = Set(ProtectedResources.all.flatMap(\.apis).map(\.name))
}

extension CodeUse {
    /// Whether it is the use of one of some names.
    func isNamed(among names: Set<String>) -> Bool {
        guard case .named(let name, _) = api else { return false }
        return names.contains(name)
    }

    /// What is handed to what it uses, or what that is compared with.
    var arguments: [CodeArgument] {
        guard case .named(_, let arguments) = api else { return [] }
        return arguments
    }

    /// Whether it is compiled for some builds alone, of which it is not known which they are.
    var isOfSomeBuilds: Bool {
        guard let condition, condition.subject == .platform else { return false }
        return !condition.text.hasPrefix("#available") && !condition.text.contains { $0.isNumber }
    }
}
