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

    /// The views of the interface files of a program.
    init(_ program: Program, _ met: MetPlaces) {
        var sites: [ViewSite] = []
        var outlets: [String: SiteAccount] = [:]
        for linked in program.interfaces.all where linked.isAudited {
            let scene = linked.scene
            let views = Self.views(of: scene)
            let accounts = views.map { met.account(of: $0.place, making: $0.customClass ?? $0.systemClass) }
            let unused: SiteAccount? = program.unused.contain(scene.place.file) ? .unused : nil
            let isMet = accounts.contains { $0 != nil }
            for (view, account) in zip(views, accounts) {
                let known = account ?? unused
                    ?? .notReached(isMet ? .pathNotFollowed : .declarationNotReached, at: scene.place)
                for connection in view.connections where connection.kind.isOutlet {
                    guard let owner = connection.otherClass ?? scene.customClass else { continue }
                    outlets["\(owner).\(connection.name)"] = known
                }
                guard let form = SystemClasses.form(of: view.systemClass), form.kind != .nothing else { continue }
                sites.append(
                    ViewSite(
                        place: view.place, name: view.customClass ?? view.systemClass,
                        isControl: form.kind.isControl, account: known, kind: .designed))
            }
        }
        self.sites = sites
        self.outlets = outlets
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

    /// The same sites of a file, where outlets have the account of the view that they stand for.
    func connecting(_ sites: [ViewSite], in code: CodeFile) -> [ViewSite] {
        guard !outlets.isEmpty, sites.contains(where: { $0.kind == .outlet }) else { return sites }
        let types = DeclarationFinder(code).declarations(around: sites.map(\.place.range.lower))
        return zip(sites, types).map { site, declaration in
            guard site.kind == .outlet, let type = declaration?.type, let account = outlets["\(type).\(site.name)"]
            else { return site }
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
