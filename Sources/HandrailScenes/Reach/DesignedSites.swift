import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// The views of interface files, with where each is met, and the outlets that stand for them.
struct DesignedSites: Sendable {
    /// The views, in the order of the files.
    let sites: [ViewSite]
    /// Where the views are met that outlets of classes stand for, by class and outlet.
    private let outlets: [String: SiteAccount]
    /// The classes whose objects interface files hold: all of their outlets that are connected are known.
    private let owners: Set<String>

    /// The views of the interface files of a program.
    init(_ program: Program, _ met: MetPlaces) {
        var sites: [ViewSite] = []
        var outlets: [String: SiteAccount] = [:]
        var owners: Set<String> = []
        let unusedScenes = program.unusedScenes
        for linked in program.interfaces.all where linked.isAudited {
            let scene = linked.scene
            let views = Self.views(of: scene)
            let accounts = views.map { met.account(of: $0.place, making: $0.customClass ?? $0.systemClass) }
            let isMet = accounts.contains { $0 != nil }
            let isUnused = unusedScenes.contain(scene) || program.unused.contain(scene.place.file)
            if let owner = scene.customClass { owners.formUnion(Self.classes(above: owner, in: program)) }
            for (view, account) in zip(views, accounts) {
                if let owner = view.customClass { owners.formUnion(Self.classes(above: owner, in: program)) }
                let known = account
                    ?? (isUnused || met.replaced.contains(view.place)
                        ? .unused : .notReached(isMet ? .pathNotFollowed : .declarationNotReached, at: scene.place))
                for connection in view.connections where connection.kind.isOutlet {
                    guard let owner = connection.otherClass ?? scene.customClass else { continue }
                    for declaring in Self.classes(above: owner, in: program) {
                        outlets["\(declaring).\(connection.name)"] = known
                    }
                }
                guard let form = SystemClasses.form(of: view.systemClass), form.kind != .nothing,
                    !Self.onlyKeepsApart(view)
                else { continue }
                sites.append(
                    ViewSite(
                        place: view.place, name: view.customClass ?? view.systemClass,
                        isControl: form.kind.isControl, account: known, kind: .designed))
            }
        }
        self.sites = sites
        self.outlets = outlets
        self.owners = owners
    }

    /// A class and those of the project above it: one of them declares the outlet that an interface file connects.
    private static func classes(above name: String, in program: Program) -> [String] {
        guard let type = program.typesByName[name]?.first else { return [name] }
        return program.lineage(of: type).map(\.name)
    }

    /// Whether an item only keeps others apart: a line in a menu, a space in a bar. Nobody meets it.
    private static func onlyKeepsApart(_ view: ViewDescription) -> Bool {
        view.value("isSeparatorItem").flag == .known(true)
            || view.value("systemItem").name.value.map(SystemItem.isSpace) ?? false
    }

    /// All views of a scene.
    private static func views(of scene: InterfaceScene) -> [ViewDescription] {
        var views: [ViewDescription] = []
        var open = scene.roots + scene.barItems
        while let view = open.popLast() {
            views.append(view)
            open += view.subviews
        }
        return views
    }

    /// The same sites of a file, where outlets have the account of the view that they stand for. Those that no
    /// interface file connects, although it has objects of the class, stand for none.
    func connecting(_ sites: [ViewSite], in code: CodeFile) -> [ViewSite] {
        guard !owners.isEmpty, sites.contains(where: { $0.kind == .outlet }) else { return sites }
        let types = DeclarationFinder(code).declarations(around: sites.map(\.place.range.lower))
        return zip(sites, types).map { site, declaration in
            guard site.kind == .outlet, let type = declaration?.type else { return site }
            let known: SiteAccount?
            if case .notReached = site.account { known = owners.contains(type) ? .unused : nil } else { known = nil }
            guard let account = outlets["\(type).\(site.name)"] ?? known else { return site }
            return ViewSite(
                place: site.place, name: site.name, isControl: site.isControl, account: account, kind: .outlet)
        }
    }
}

extension ViewConnection.Kind {
    /// Whether a property stands for the view.
    fileprivate var isOutlet: Bool {
        switch self {
        case .outlet, .outletCollection: true
        case .action, .segue: false
        }
    }
}
