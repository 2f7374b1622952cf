package import HandrailCode
package import HandrailSource

/// A type with everything that is declared in it and in extensions of it.
///
/// Types that the project only extends (`View`, `Color`, `String`) are linked types too, without a keyword.
package final class LinkedType: Sendable {
    /// Its full dotted name.
    package let name: String
    /// Its name, with the file for a type that no other file sees and may have a namesake there.
    package let identity: String
    /// The last component of its name.
    package let simpleName: String
    /// How it is declared; `nil` where the project only extends it.
    package let keyword: TypeDeclaration.Keyword?
    /// Number of the target that declares it.
    package let module: Int
    /// Numbers of all targets that its declaration is built into.
    package let targets: [Int]
    /// The file of its declaration, or of its first extension.
    package let file: FileIndex
    /// Bytes of its declaration.
    package let range: ByteRange
    /// Its declaration and its extensions.
    package let places: [SourcePlace]
    /// Whether no file but its own sees it.
    package let isPrivate: Bool
    /// Names of what it inherits from or conforms to.
    package let inherited: [String]
    /// What its declaration gives the first type that it inherits from for that one's generic parameters.
    let superclassArguments: [TypeName]
    /// Names of its generic parameters.
    package let genericParameters: [String]
    /// Stored properties of its values in order, as a memberwise initializer takes them.
    package let stored: [LinkedProperty]
    /// All properties by name.
    package let properties: [String: LinkedProperty]
    /// Properties of a name that an earlier file has too: each file may keep one to itself in an extension.
    private let elsewhere: [String: [LinkedProperty]]
    /// All functions by name; initializers stand under `init`.
    package let functions: [String: [LinkedFunction]]
    /// Functions of a class in the order they stand in; of other types none.
    package let ordered: [LinkedFunction]
    /// Cases in order.
    package let cases: [EnumCase]
    /// Names with a capital that are called in its declaration and its extensions; of `Login.View`, `View` as well.
    package let constructs: Set<String>
    /// Whether findings may point into its declaration.
    package let isAudited: Bool
    /// Attributes of its declaration.
    package let attributes: [String]
    /// Whether what it declares is added to other types: an extension of a type from elsewhere, or a protocol.
    var isAdded: Bool { keyword == nil || keyword == .protocolType }

    package init(name: String, parts: [Part], isPrivate: Bool = false) {
        let main = parts.first { $0.declaration.keyword != .extensionOf }
        let first = main ?? parts[0]
        self.name = name
        self.isPrivate = isPrivate
        simpleName = String(name.lastDottedWord)
        keyword = main?.declaration.keyword
        module = first.module
        targets = first.targets
        file = first.file
        identity = isPrivate ? "\(name)@\(first.file.value)" : name
        range = first.declaration.range
        places = parts.map { SourcePlace(file: $0.file, range: $0.declaration.range) }
        // What the declaration itself names comes first: that is where a superclass stands.
        inherited =
            first.declaration.inherited.map(\.name)
            + parts.filter { $0.declaration.range != first.declaration.range || $0.file != first.file }
            .flatMap { $0.declaration.inherited.map(\.name) }
        genericParameters = first.declaration.genericParameters
        superclassArguments = first.declaration.inherited.first?.arguments ?? []
        isAudited = first.isAudited
        attributes = first.declaration.attributes
        constructs = parts.dropFirst().reduce(into: parts[0].declaration.constructs) {
            $0.formUnion($1.declaration.constructs)
        }
        cases = parts.flatMap(\.declaration.cases)
        var stored: [LinkedProperty] = []
        var properties: [String: LinkedProperty] = [:]
        properties.reserveCapacity(parts.reduce(0) { $0 + $1.declaration.properties.count })
        var others: [String: [LinkedProperty]] = [:]
        var functions: [String: [LinkedFunction]] = [:]
        functions.reserveCapacity(parts.reduce(0) { $0 + $1.declaration.functions.count })
        for part in parts {
            for declaration in part.declaration.properties {
                let property = LinkedProperty(declaration: declaration, file: part.file, module: part.module)
                if let first = properties[declaration.name] {
                    if first.file != part.file { others[declaration.name, default: []].append(property) }
                } else {
                    properties[declaration.name] = property
                }
                if declaration.getter == nil, !declaration.isStatic { stored.append(property) }
            }
            for declaration in part.declaration.functions {
                functions[declaration.name, default: []].append(
                    LinkedFunction(
                        declaration: declaration, file: part.file, module: part.module,
                        requirements: part.declaration.requirements,
                        isOfPlainExtension: part.declaration.keyword == .extensionOf
                            && part.declaration.inherited.isEmpty))
            }
        }
        self.stored = stored
        self.properties = properties
        elsewhere = others
        self.functions = functions
        ordered =
            keyword == .classType
            ? functions.values.flatMap { $0 }.sorted { one, other in
                (one.file, one.declaration.range) < (other.file, other.declaration.range)
            } : []
    }

    /// A type of a framework, of which nothing is known but the values that its properties are given.
    package init(ofFramework name: String) {
        self.name = name
        identity = name
        isPrivate = false
        simpleName = name
        keyword = nil
        module = 0
        targets = []
        file = FileIndex(0)
        range = .zero
        (places, inherited, genericParameters, attributes) = ([], [], [], [])
        superclassArguments = []
        (stored, properties, functions, ordered, cases) = ([], [:], [:], [], [])
        constructs = []
        elsewhere = [:]
        isAudited = false
    }

    /// A declaration or an extension in its file.
    package struct Part: Sendable {
        package let declaration: TypeDeclaration
        package let file: FileIndex
        package let module: Int
        package let targets: [Int]
        package let isAudited: Bool
        /// Whether no other file sees what it declares.
        package let isPrivate: Bool
    }

    /// The property of a name as a file sees it: what the file declares itself comes first.
    package func property(_ name: String, from lookupContext: LookupContext) -> LinkedProperty? {
        guard let first = properties[name] else { return nil }
        if elsewhere.isEmpty || first.file == lookupContext.file { return first }
        return elsewhere[name]?.first { $0.file == lookupContext.file } ?? first
    }

    /// Whether files may mean different things by a name of a property.
    package var variesByFile: Bool { !elsewhere.isEmpty }

    /// Where the declaration asks for the names it is made of.
    package var lookupContext: LookupContext { LookupContext(file: file, module: module) }

    /// Whether it names one of `names` among what it inherits from.
    package func inherits(anyOf names: Set<String>) -> Bool { inherited.contains { names.contains($0) } }
}
