import HandrailModel

/// Reads what a configuration says of views of code that is not there.
struct ComponentReader {
    /// So many components may be described.
    private static let most = 500

    /// The components by their names.
    func components(_ node: YAMLNode) throws(ConfigurationError) -> [String: Written<DeclaredComponent>] {
        var result: [String: Written<DeclaredComponent>] = [:]
        let members = try node.named(Bilingual(en: "“components”", ko: "‘components’"))
        guard members.count <= Self.most else {
            throw ConfigurationError(
                node.origin, en: "“components” takes at most \(Self.most) of them.",
                ko: "‘components’에는 \(Self.most)개까지 쓸 수 있습니다.")
        }
        for (name, value) in members {
            guard Self.isIdentifier(name.value) else {
                throw ConfigurationError(
                    name.origin, en: "“\(name.value)” is no name of a type; write one such as OurButton.",
                    ko: "‘\(name.value)’은(는) 타입 이름이 아닙니다. OurButton 같은 이름을 쓰세요.")
            }
            result[name.value] = Written(try component(value, name.value), name.origin)
        }
        return result
    }

    private func component(_ node: YAMLNode, _ name: String) throws(ConfigurationError) -> DeclaredComponent {
        let what = Bilingual(en: "“\(name)”", ko: "‘\(name)’")
        var kind: DeclaredComponent.Kind?
        var arguments: [DeclaredComponent.Part: String] = [:]
        for (key, value) in try node.named(what) {
            if let part = DeclaredComponent.Part(rawValue: key.value) {
                arguments[part] = try argument(value, key.value)
                continue
            }
            switch ComponentKey(rawValue: key.value) {
            case .kind?: kind = try value.choice(DeclaredComponent.Kind.self, key.value)
            case nil:
                let known = ComponentKey.allCases.map(\.rawValue) + DeclaredComponent.Part.allCases.map(\.rawValue)
                throw key.unknown(
                    what, known: known, en: "has no key “\(key.value)”", ko: "에는 ‘\(key.value)’ 항목이 없습니다")
            }
        }
        guard let kind else {
            throw ConfigurationError(
                node.origin, en: "\(what.en) needs “kind”, such as button.",
                ko: "\(what.ko)에는 button 같은 ‘kind’가 필요합니다.")
        }
        return DeclaredComponent(kind: kind, arguments: arguments)
    }

    private func argument(_ node: YAMLNode, _ what: String) throws(ConfigurationError) -> String {
        let label = try node.text(what)
        guard label == DeclaredComponent.unlabeled || Self.isIdentifier(label) else {
            throw ConfigurationError(
                node.origin,
                en: "“\(what)” takes the label of an argument, or _ for the first one without a label, not “\(label)”.",
                ko: "‘\(what)’에는 인자의 레이블을 쓰거나, 레이블이 없는 첫 인자라면 _를 쓰세요. 받은 값: ‘\(label)’")
        }
        return label
    }

    /// Whether it can be the name of a type or an argument in Swift.
    private static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_", text != "_", text.utf8.count <= 100 else {
            return false
        }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
}
