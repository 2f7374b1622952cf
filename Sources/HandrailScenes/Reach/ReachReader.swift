import HandrailCode
package import HandrailModel
package import HandrailProgram
import HandrailSource

/// Accounts for every place in the code that makes a view: on which kind of screen it is met, or why it is not.
package struct ReachReader: Sendable {
    private let program: Program
    private let units: [SourceUnit]

    /// A reader of a linked project.
    package init(_ program: Program, units: [SourceUnit]) {
        self.program = program
        self.units = units
    }

    /// The account of all files that are audited.
    package func reach(of screens: some Sequence<Screen>) -> Reach {
        let met = MetPlaces(screens)
        let reader = ConstructionReader(program)
        let previews = Set(program.types.lazy.filter { program.role(of: $0) == .preview }.map(\.name))
        var uses: [String: Bool] = [:]
        var sites: [ViewSite] = []
        for unit in units where unit.isAudited {
            let account = FileAccount(unit, reader.constructions(in: unit.code.index), met)
            sites += account.sites(previews: previews, reader.previews(in: unit.code.index)) { declaration in
                guard isNamedByTheProject(declaration) else { return true }
                if let known = uses[declaration.name] { return known }
                let isUsed = isNamedTwice(declaration.name)
                uses[declaration.name] = isUsed
                return isUsed
            }
        }
        return Reach(sites.sorted { $0.place < $1.place })
    }

    /// Whether nothing but the project names a member.
    ///
    /// What a class declares may be called by its framework, and `body` is; only what a view declares for itself is
    /// there to be named.
    private func isNamedByTheProject(_ declaration: DeclarationFinder.Found) -> Bool {
        guard let type = declaration.type, declaration.name != type, declaration.name != "body" else { return false }
        return program.types.first { $0.name == type }.map { program.role(of: $0) == .view } ?? false
    }

    /// Whether a member is named anywhere besides where it is declared.
    private func isNamedTwice(_ name: String) -> Bool {
        var count = 0
        for (_, index) in program.mentions.all {
            count += index.positions(of: name).count
            if count > 1 { return true }
        }
        return false
    }
}

/// The places that elements of screens stand for.
private struct MetPlaces {
    private var onScreens: Set<UInt64> = []
    private var inComponents: Set<UInt64> = []

    init(_ screens: some Sequence<Screen>) {
        for screen in screens {
            let isComponent = screen.presentation == .root && !screen.isEntry
            for element in screen.tree.elements {
                add(element.place, isComponent)
                if element.extent.range.lower != element.place.range.lower { add(element.extent, isComponent) }
            }
        }
    }

    private mutating func add(_ place: SourcePlace, _ isComponent: Bool) {
        if isComponent {
            inComponents.insert(Self.key(place))
        } else {
            onScreens.insert(Self.key(place))
        }
    }

    /// The account of a place; `nil` where no element stands for it.
    func account(of place: SourcePlace) -> SiteAccount? {
        let key = Self.key(place)
        return onScreens.contains(key) ? .onScreen : inComponents.contains(key) ? .inComponent : nil
    }

    private static func key(_ place: SourcePlace) -> UInt64 {
        UInt64(place.file.value) << 32 | UInt64(place.range.lower)
    }
}

/// The account of one file.
private struct FileAccount {
    private let unit: SourceUnit
    private let constructions: [ConstructionReader.Construction]
    private let accounts: [SiteAccount?]
    private let declarations: DeclarationFinder

    init(_ unit: SourceUnit, _ constructions: [ConstructionReader.Construction], _ met: MetPlaces) {
        self.unit = unit
        self.constructions = constructions
        accounts = constructions.map { met.account(of: SourcePlace(file: unit.file, range: $0.name)) }
        declarations = DeclarationFinder(unit.code)
    }

    func sites(
        previews: Set<String>, _ macros: [ByteRange], isUsed: (DeclarationFinder.Found) -> Bool
    ) -> [ViewSite] {
        constructions.indices.map { index in
            let made = constructions[index]
            let place = SourcePlace(file: unit.file, range: made.name)
            let account =
                accounts[index]
                ?? unmet(index, isPreview: { type in type.map(previews.contains) ?? false }, macros, isUsed)
            return ViewSite(place: place, name: made.type, isControl: made.isControl, account: account)
        }
    }

    private func unmet(
        _ index: Int, isPreview: (String?) -> Bool, _ macros: [ByteRange],
        _ isUsed: (DeclarationFinder.Found) -> Bool
    ) -> SiteAccount {
        let start = constructions[index].name.lower
        if macros.contains(where: { $0.lower <= start && start < $0.upper }) { return .inPreview }
        let declaration = declarations.declaration(at: start)
        if isPreview(declaration?.type) { return .inPreview }
        if let declaration, !isUsed(declaration) { return .unused }
        let around = declaration?.range ?? ByteRange(0, Int(UInt32.max))
        // The innermost view around it that is met shows where the way to it breaks off.
        let outer = (0..<index).last { other in
            constructions[other].name.lower >= around.lower && constructions[other].end > start
                && accounts[other] != nil
        }
        if let outer {
            return .notReached(
                .partNotFollowed, at: SourcePlace(file: unit.file, range: constructions[outer].name))
        }
        let place = SourcePlace(file: unit.file, range: declaration?.range ?? constructions[index].name)
        let isFollowed = constructions.indices.contains { other in
            accounts[other] != nil && around.lower <= constructions[other].name.lower
                && constructions[other].name.lower < around.upper
        }
        return .notReached(isFollowed ? .pathNotFollowed : .declarationNotReached, at: place)
    }
}
