package import HandrailCode
import HandrailFrameworks
package import HandrailModel
package import HandrailSource
import Synchronization

/// The whole project, linked: every name with what declares it.
package final class Program: Sendable {
    private let names: TypeNames
    package let types: [LinkedType]
    package let functions: [String: [LinkedFunction]]
    package let properties: [String: [LinkedProperty]]
    package let strings: StringTables
    package let images: [String: ImageAsset]
    /// Images by the name of the member that Xcode generates for each.
    package let imagesByMember: [String: ImageAsset]
    private let imageNames: Set<String>
    package let colors: [String: ColorAsset]
    /// Colors by the name of the member that Xcode generates for each: without `Color` at the end.
    package let colorsByMember: [String: ColorAsset]
    /// What each type comes from.
    private let ancestries: [ObjectIdentifier: Ancestry]
    /// What storyboards and xibs hold, with their texts and colors resolved.
    package let interfaces: InterfaceCatalog
    /// What representables make.
    package let representables: RepresentableViews
    /// Which private variables nobody changes.
    package let privateVariables: PrivateVariables
    /// What the code says by its words.
    package let mentions: Mentions
    /// The functions that nothing calls.
    package let uncalled: UncalledFunctions
    private let closedTargets: ClosedTargets
    /// Views of code that is not there, by their names, as the project describes them.
    package let components: [String: DeclaredComponent]
    /// Code that no app is built with which people get.
    let leftOut: [SourcePlace]
    private let spokenClasses: Set<String>
    private let designedClasses: DesignedClasses
    private let listedNames: ListedNames
    private let unusedViews = Mutex<UnusedViews?>(nil)
    private let unmetScenes = Mutex<UnusedScenes?>(nil)
    private let roles: [ObjectIdentifier: TypeRole]
    private let widgetContent: Set<ObjectIdentifier>
    /// What the project adds to classes of frameworks, by `FrameworkRoot`.
    let frameworkAdditions: [[LinkedType]]
    /// Which types declare what is called by a name.
    package let memberIndex: MemberIndex
    private let keepers: NameSet
    private let spellings: [FileIndex: CodeSpelling]
    /// What the project adds to types that it names with the module of SwiftUI, by their name alone.
    private let qualifiedExtensions: [String: [LinkedType]]
    private let viewExtensions: [String: [ExtensionFunction]]
    private let folderTargets: Set<Int>
    private let targets: [FileIndex: [Int]]
    private let platforms: @Sendable (Int) -> [PlatformVersion]

    /// Links `units`, what their bundles hold, what their interface files hold, and what other code does to views.
    ///
    /// - Parameters:
    ///   - libraries: numbers of the targets whose declarations others may use.
    ///   - folderTargets: those of them that no project speaks for.
    ///   - sharedTargets: those of them whose declarations others may use that are not here.
    ///   - closedTargets: those of which all users are there.
    ///   - spokenClasses: names of classes that code of other kinds than Swift speaks of, and texts of that code.
    ///   - designedClasses: names of classes that interface files have.
    ///   - listedNames: what property lists name.
    ///   - regions: the languages that the project names.
    ///   - unreadTables: tables of texts that the project names and that are not there.
    ///   - platforms: the platforms of a target, by its number.
    ///   - representables: reads what a representable makes; `nil` for what cannot be told.
    ///   - components: views of code that is not there, by their names.
    package init(
        units: [SourceUnit], libraries: Set<Int> = [], folderTargets: Set<Int> = [], sharedTargets: Set<Int> = [],
        closedTargets: ClosedTargets = ClosedTargets(), spokenClasses: Set<String> = [],
        designedClasses: DesignedClasses = DesignedClasses(), listedNames: ListedNames = ListedNames(),
        bundle: BundleContents,
        interfaces scenes: [LinkedInterface] = [],
        language: String? = nil, regions: Set<String> = [], unreadTables: Set<String> = [],
        platforms: @escaping @Sendable (Int) -> [PlatformVersion] = { _ in [] },
        representables: @escaping @Sendable (LinkedType, Program) -> RepresentedView? = { _, _ in nil },
        components: [String: DeclaredComponent] = [:]
    ) {
        self.components = components
        self.representables = RepresentableViews(read: representables)
        self.folderTargets = folderTargets
        self.closedTargets = closedTargets
        leftOut = units.flatMap { unit in unit.code.leftOut.map { SourcePlace(file: unit.file, range: $0) } }
        self.spokenClasses = spokenClasses
        self.designedClasses = designedClasses
        self.listedNames = listedNames
        self.platforms = platforms
        targets = Dictionary(units.map { ($0.file, $0.targets) }) { first, _ in first }
        spellings = Dictionary(units.map { ($0.file, $0.spelling) }) { first, _ in first }
        let indexes = Dictionary(units.map { ($0.file, $0.code.index) }) { first, _ in first }
        let mentions = Mentions(in: indexes)
        self.mentions = mentions
        uncalled = UncalledFunctions(mentions, shared: sharedTargets)
        privateVariables = PrivateVariables(in: indexes)
        var parts: [String: [LinkedType.Part]] = [:]
        var order: [String] = []
        var functions: [String: [LinkedFunction]] = [:]
        var properties: [String: [LinkedProperty]] = [:]
        var aliases: [String: TypeName] = [:]
        for unit in units {
            let kept = unit.code.types.filter(\.isPrivate).map(\.name)
            for declaration in unit.code.types {
                if parts[declaration.name] == nil { order.append(declaration.name) }
                parts[declaration.name, default: []].append(
                    LinkedType.Part(
                        declaration: declaration, file: unit.file, module: unit.module, targets: unit.targets,
                        isAudited: unit.isAudited,
                        isPrivate: declaration.isPrivate || Self.isInside(kept, declaration)))
            }
            for declaration in unit.code.functions {
                functions[declaration.name, default: []].append(
                    LinkedFunction(declaration: declaration, file: unit.file, module: unit.module, requirements: []))
            }
            for declaration in unit.code.properties {
                properties[declaration.name, default: []].append(
                    LinkedProperty(declaration: declaration, file: unit.file, module: unit.module))
            }
            aliases.merge(unit.code.aliases) { first, _ in first }
        }
        var types: [LinkedType] = []
        for name in order { types += Self.link(name, parts[name] ?? []) }
        self.types = types
        qualifiedExtensions = Dictionary(
            grouping: types.filter { $0.keyword == nil && $0.name.hasPrefix(Self.modulePrefix) }
        ) { String($0.name.dropFirst(Self.modulePrefix.count)) }
        viewExtensions = Self.viewExtensions(of: types)
        self.functions = functions
        self.properties = properties
        let names = TypeNames(
            types, aliases: aliases, libraries: libraries,
            components: components.compactMapValues { ComponentClasses.name(of: $0.kind) })
        self.names = names
        let ancestries = Dictionary(
            types.map { (ObjectIdentifier($0), Ancestry(of: $0, among: names)) }) { first, _ in first }
        self.ancestries = ancestries
        keepers = Self.keepers(among: types, ancestries)
        frameworkAdditions = Self.frameworkAdditions(names)
        memberIndex = MemberIndex(types, properties: properties)
        roles = Self.roles(of: types, among: names)
        let widgetFiles = Set(units.lazy.filter { $0.code.imports.contains("WidgetKit") }.map(\.file))
        widgetContent = WidgetViews.content(among: types, in: widgetFiles, mentions)
        strings = StringTables(
            bundle.strings, development: language ?? WrittenLanguage.ofBases(among: scenes),
            bases: Set(scenes.lazy.filter(\.isBase).compactMap(\.scene.stringTable)), regions: regions,
            unread: unreadTables)
        images = Dictionary(bundle.images.map { ($0.name, $0) }) { first, _ in first }
        // Xcode leaves the suffix out, and other generators of code keep it.
        imagesByMember = Dictionary(
            bundle.images.map { (Self.generatedName($0.name, without: "Image"), $0) }
                + bundle.images.map { (Self.generatedName($0.name), $0) }
        ) { first, _ in first }
        imageNames = Set(bundle.images.map { Self.plainName($0.name) })
        colors = Dictionary(bundle.colors.map { ($0.name, $0) }) { first, _ in first }
        colorsByMember = Dictionary(
            bundle.colors.map { (Self.generatedName($0.name, without: "Color"), $0) }
                + bundle.colors.map { (Self.generatedName($0.name), $0) }
        ) { first, _ in first }
        let resolver = InterfaceResolver(strings: strings, colors: colors) { name in
            guard let found = names.byName[name], found.count == 1 else { return nil }
            return ancestries[ObjectIdentifier(found[0])]?.viewClass
        }
        interfaces = InterfaceCatalog(
            scenes.map {
                LinkedInterface(
                    scene: resolver.resolved($0.scene), target: $0.target, isAudited: $0.isAudited, isBase: $0.isBase)
            })
    }

    /// What a file keeps to itself is a type of its own, with what the same file adds to it; all else belongs together.
    private static func link(_ name: String, _ parts: [LinkedType.Part]) -> [LinkedType] {
        guard parts.contains(where: \.isPrivate) else { return join(name, parts) }
        var keepers: [FileIndex] = []
        for part in parts where part.isPrivate && !keepers.contains(part.file) { keepers.append(part.file) }
        let shared =
            parts.filter { !keepers.contains($0.file) || !$0.isPrivate && $0.declaration.keyword != .extensionOf }
        let own = keepers.flatMap { file in
            join(
                name, parts.filter { $0.file == file && ($0.isPrivate || $0.declaration.keyword == .extensionOf) },
                isPrivate: true)
        }
        return shared.isEmpty ? own : join(name, shared) + own
    }

    /// Several targets may declare the same name; an extension belongs to the declaration of its own target, or to all.
    private static func join(_ name: String, _ parts: [LinkedType.Part], isPrivate: Bool = false) -> [LinkedType] {
        let declarations = parts.filter { $0.declaration.keyword != .extensionOf }
        if declarations.isEmpty { return extended(name, parts) }
        guard declarations.count > 1 else { return [LinkedType(name: name, parts: parts, isPrivate: isPrivate)] }
        let extensions = parts.filter { $0.declaration.keyword == .extensionOf }
        return declarations.map { main in
            let own = extensions.filter { part in
                part.module == main.module
                    || !declarations.contains { $0.module == part.module }
            }
            return LinkedType(name: name, parts: [main] + own, isPrivate: isPrivate)
        }
    }

    /// Whether a type stands inside one of the types that a file keeps to itself.
    private static func isInside(_ kept: [String], _ declaration: TypeDeclaration) -> Bool {
        guard !kept.isEmpty, declaration.keyword != .extensionOf else { return false }
        return kept.contains { name in
            let (bytes, full) = (name.utf8, declaration.name.utf8)
            return full.count > bytes.count && full.starts(with: bytes)
                && full.dropFirst(bytes.count).first == UInt8(ascii: ".")
        }
    }

    /// A type of a framework that the project extends: once, or once for each target where several give it a property
    /// of the same name, and then what the target itself declares comes first.
    private static func extended(_ name: String, _ parts: [LinkedType.Part]) -> [LinkedType] {
        guard let first = parts.first, parts.contains(where: { $0.module != first.module }) else {
            return [LinkedType(name: name, parts: parts)]
        }
        var owners: [String: Int] = [:]
        var rivals: [Int] = []
        for part in parts {
            for property in part.declaration.properties {
                let owner = owners[property.name] ?? part.module
                owners[property.name] = owner
                guard owner != part.module else { continue }
                for rival in [owner, part.module] where !rivals.contains(rival) { rivals.append(rival) }
            }
        }
        if rivals.isEmpty { return [LinkedType(name: name, parts: parts)] }
        return rivals.map { target in
            LinkedType(name: name, parts: parts.filter { $0.module == target } + parts.filter { $0.module != target })
        }
    }

    private static func roles(of types: [LinkedType], among names: TypeNames) -> [ObjectIdentifier: TypeRole] {
        var roles: [ObjectIdentifier: TypeRole] = [:]
        for type in types {
            let role = role(of: type, among: names, depth: 0)
            if role != .other { roles[ObjectIdentifier(type)] = role }
        }
        return roles
    }

    private static func role(of type: LinkedType, among names: TypeNames, depth: Int) -> TypeRole {
        if let known = TypeRole(of: type.inherited) { return known }
        guard depth < 4 else { return .other }
        for name in type.inherited {
            guard let parent = names.nearest(name, to: type.lookupContext), parent !== type else { continue }
            let role = role(of: parent, among: names, depth: depth + 1)
            if role != .other { return role }
        }
        return .other
    }

    /// Whether no project says that a type is built.
    package func isInFolderTarget(_ type: LinkedType) -> Bool { folderTargets.contains(type.module) }

    /// The views that nothing uses, found when they are first asked for.
    package var unused: UnusedViews {
        let unasked = unusedScenes.classes
        return unusedViews.withLock { known in
            let found = known
                ?? UnusedViews(
                    of: self, closed: closedTargets, spokenOf: spokenClasses, listedIn: listedNames,
                    designed: designedClasses, besides: unasked)
            known = found
            return found
        }
    }

    /// The scenes of storyboards that nobody meets, found when they are first asked for.
    package var unusedScenes: UnusedScenes {
        unmetScenes.withLock { known in
            let speaking = spokenClasses.union(designedClasses.names(besides: []))
            let closed = UnusedViews.hasEntry(self, speaking) ? closedTargets : ClosedTargets()
            let found = known ?? UnusedScenes(
                of: self, spokenOf: spokenClasses, listedIn: listedNames, closed: closed)
            known = found
            return found
        }
    }

    /// The platforms that a file is built for, with the oldest version of each target.
    package func platforms(ofFile file: FileIndex) -> [PlatformVersion] { (targets[file] ?? []).flatMap(platforms) }

    /// The targets that a file is built into.
    func targets(ofFile file: FileIndex) -> [Int] { targets[file] ?? [] }

    /// How the code at a place is written.
    package func spelling(of place: SourcePlace) -> String { spellings[place.file]?.spelling(of: place.range) ?? "" }

    /// Where a declaration begins: its first line, as far as its body.
    package func heading(of declaration: SourcePlace) -> SourcePlace {
        let heading = spellings[declaration.file]?.heading(of: declaration.range)
        return SourcePlace(file: declaration.file, range: heading ?? declaration.range)
    }

    /// Whether the code of a class, of an extension of it or of a class it is built on has one of some words in it.
    package func lineage(of type: LinkedType, mentions words: CodeWords) -> Bool {
        lineage(of: type).contains { $0.places.contains { mentions.has(words, at: $0) } }
    }

    /// The name that Xcode generates for an asset: its words joined in camel case.
    private static func generatedName(_ name: String) -> String {
        var result: [UInt8] = []
        var capitalizeNext = false
        for byte in (name.split(separator: "/").last ?? "").utf8 {
            let lower = byte | 0x20
            let isLetter = lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || byte >= 0x80
            guard isLetter || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) else {
                capitalizeNext = !result.isEmpty
                continue
            }
            if byte >= 0x80 || !isLetter {
                result.append(byte)
            } else {
                result.append(capitalizeNext ? byte & 0xDF : result.isEmpty ? lower : byte)
            }
            capitalizeNext = false
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The same name without what it is, which Xcode leaves out.
    private static func generatedName(_ name: String, without suffix: String) -> String {
        let member = generatedName(name)
        return member.hasSuffix(suffix) && member != suffix ? String(member.dropLast(suffix.utf8.count)) : member
    }

    /// The name of an image without folders, the kind of its file, and capitals.
    private static func plainName(_ name: String) -> String {
        let last = name.split(separator: "/").last ?? ""
        return (last.firstIndex(of: ".").map { last[..<$0] } ?? last).lowercased()
    }

    /// Whether the project may have an image of a name: where it has images, one of them is called like it.
    package func mayHaveImage(named name: String) -> Bool {
        imageNames.isEmpty || imageNames.contains(Self.plainName(name))
    }

    /// The property that an extension adds to the values of the environment.
    package func environmentValue(_ key: String) -> LinkedProperty? {
        for type in typesByName["EnvironmentValues"] ?? [] {
            if let property = type.properties[key] { return property }
        }
        return nil
    }

    /// What a type is to SwiftUI.
    package func role(of type: LinkedType) -> TypeRole { roles[ObjectIdentifier(type)] ?? .other }

    /// Whether a view is made for widgets or complications, by what it does that has no meaning elsewhere.
    package func isWidgetContent(_ type: LinkedType) -> Bool {
        !widgetContent.isEmpty && widgetContent.contains(ObjectIdentifier(type))
    }

    /// Types by full name, and those inside others by their last word as well.
    package var typesByName: [String: [LinkedType]] { names.byName }

    /// What the project adds to a view of SwiftUI, with or without the module before its name.
    package func extensions(ofFramework name: String) -> [LinkedType] {
        // A type inside another is listed by its last word too: what is added to `Asset.Image` is added to no image.
        let plain = typesByName[name]?.filter { $0.keyword == nil && $0.name == name } ?? []
        return qualifiedExtensions.isEmpty ? plain : plain + (qualifiedExtensions[name] ?? [])
    }

    /// The name of the framework's view that the project gives another name; `nil` for any other name.
    package func frameworkView(aliased name: String) -> String? {
        guard let meant = aliases[name]?.name, meant != name else { return nil }
        let plain = meant.hasPrefix(Self.modulePrefix) ? String(meant.dropFirst(Self.modulePrefix.count)) : meant
        return plain != name && (ViewTable.entry(for: plain) != nil || ContentViews.form(of: plain) != nil)
            ? plain : nil
    }

    private static let modulePrefix = "\(SwiftUITypes.module)."

    /// The class that a class which no code of the project declares behaves like.
    func frameworkClass(_ name: String) -> String { names.frameworkClass(name) }

    /// Other names of types.
    var aliases: [String: TypeName] { names.aliases }

    /// The type of a name as seen from a place and from inside the type `outer`.
    package func type(
        named name: String, from lookupContext: LookupContext, within outer: String? = nil
    ) -> LinkedType? {
        names.type(named: name, from: lookupContext, within: outer)
    }

    /// The types of the name of `type` that are as near to a place as it is, in order.
    package func rivals(of type: LinkedType, from lookupContext: LookupContext) -> [LinkedType] {
        names.rivals(of: type, from: lookupContext)
    }

    /// The types of a name that a place sees, the nearest first.
    package func types(named name: String, from lookupContext: LookupContext) -> [LinkedType] {
        names.types(named: name, from: lookupContext)
    }

    /// Whether some type or alias has a name that ends with this word.
    package func isTypeWord(_ word: String) -> Bool { names.isWord(word) }

    /// What a type comes from.
    package func ancestry(of type: LinkedType) -> Ancestry? { ancestries[ObjectIdentifier(type)] }

    /// A property outside of types: the file's own first, then the target's.
    package func property(named name: String, from lookupContext: LookupContext) -> LinkedProperty? {
        guard let found = properties[name] else { return nil }
        if found.count == 1 { return found[0] }
        return found.first { $0.file == lookupContext.file } ?? found.first { $0.module == lookupContext.module }
            ?? found.first
    }

    /// A property of a type or of what it inherits from, as a place sees it where one asks.
    package func property(
        _ name: String, of type: LinkedType, from lookupContext: LookupContext? = nil, depth: Int = 0
    ) -> LinkedProperty? {
        if let own = lookupContext.map({ type.property(name, from: $0) }) ?? type.properties[name] { return own }
        guard depth < 4 else { return nil }
        for parent in ancestry(of: type)?.parents ?? [] {
            if let found = property(name, of: parent, from: lookupContext, depth: depth + 1) { return found }
        }
        return nil
    }

    /// Whether a type that is no view, or what is added to a framework's class, has a property of that name that holds
    /// a view.
    package func keepsViews(_ property: String) -> Bool { keepers.contains(property) }

    /// The names that `keepsViews` is asked for: at every name in the code of views, so that they are found before
    /// threads would wait for one another to be let at them.
    private static func keepers(among types: [LinkedType], _ ancestries: [ObjectIdentifier: Ancestry]) -> NameSet {
        var found: Set<String> = []
        for type in types {
            let isView = ancestries[ObjectIdentifier(type)]?.viewClass != nil
            for property in type.properties.values where property.declaration.isStatic || !isView || type.isAdded {
                let declaration = property.declaration
                var name = declaration.type?.name
                if name == nil, case .call(let callee, _)? = declaration.initialValue?.kind,
                    case .name(let made) = callee.kind
                {
                    name = made
                }
                guard let name else { continue }
                if SystemClasses.family(of: name) != nil || name == "Self" && type.isAdded {
                    found.insert(declaration.name)
                }
            }
        }
        return NameSet(found)
    }

    /// Whether views watch the objects of a class, and show what its methods set.
    package func isWatched(_ type: LinkedType) -> Bool {
        guard type.keyword == .classType else { return false }
        return lineage(of: type).contains { ancestor in
            ancestor.attributes.contains { Self.watchedBy.contains($0) }
                || ancestor.inherited.contains { Self.watched.contains($0) }
        }
    }

    private static let watchedBy: Set<String> = ["Observable", "Perceptible"]
    private static let watched: Set<String> = ["ObservableObject", "Observable", "BindableObject"]

    /// Functions of a type or of what it inherits from.
    package func functions(_ name: String, of type: LinkedType, depth: Int = 0) -> [LinkedFunction] {
        if let own = type.functions[name] { return own }
        guard depth < 4 else { return [] }
        for parent in ancestry(of: type)?.parents ?? [] {
            let found = functions(name, of: parent, depth: depth + 1)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// A function of an extension, with the type it extends.
    struct ExtensionFunction: Sendable {
        /// The type extended: `View`, or a view of its own such as `Text`.
        package let type: String
        /// The function.
        package let function: LinkedFunction
    }

    /// Whether an extension of `View`, or of a single view, has a function of that name: hardly any modifier is one.
    package func hasViewExtension(_ name: String) -> Bool { viewExtensions[name] != nil }

    /// Functions of `extension View` and of extensions of single views.
    ///
    /// - Parameter root: the view at the root of the chain, where it is known: what extends another view is left out.
    package func viewExtension(_ name: String, root: String? = nil) -> [LinkedFunction] {
        guard let found = viewExtensions[name] else { return [] }
        return found.filter { entry in
            guard let root, SwiftUIProtocols.viewsWithModifiers.contains(entry.type) else { return true }
            return entry.type == root || !SwiftUIProtocols.viewsWithModifiers.contains(root)
        }.map(\.function)
    }

    private static func viewExtensions(of types: [LinkedType]) -> [String: [ExtensionFunction]] {
        var result: [String: [ExtensionFunction]] = [:]
        var seen: Set<String> = []
        for type in types where SwiftUIProtocols.extended.contains(type.name) && seen.insert(type.name).inserted {
            for (name, functions) in type.functions {
                result[name, default: []] += functions.map { ExtensionFunction(type: type.name, function: $0) }
            }
        }
        return result
    }

    /// A property of `extension View`.
    package func viewProperty(_ name: String) -> LinkedProperty? {
        for protocolName in SwiftUIProtocols.extended {
            for type in typesByName[protocolName] ?? [] {
                if let property = type.properties[name] { return property }
            }
        }
        return nil
    }
}
