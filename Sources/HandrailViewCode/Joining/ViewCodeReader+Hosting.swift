import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// The class that the view of a hosting controller, or what a cell shows of SwiftUI, is taken for.
    static let hostingView = "UIHostingView"
    /// Controllers that show a SwiftUI view.
    static let hostingControllers: NameSet = ["UIHostingController", "NSHostingController"]

    /// How many SwiftUI views of one class are looked at.
    private static let mostHosted = 60

    /// Notes a SwiftUI view that is made here, and that `node` shows.
    mutating func host(_ content: Expression, in node: Int, _ site: CodeSite) {
        guard hosted.count < Self.mostHosted, nodes[node].hosted == nil else { return }
        let place = SourcePlace(file: site.scope.file, range: content.range)
        let name = site.type?.name ?? ""
        if case .closure(let closure) = content.kind {
            hosted.append(HostedView(source: .statements(closure.body, site.scope), place: place, name: name, standing: .alone))
        } else {
            hosted.append(
                HostedView(source: .expression(content, site.scope), place: place, name: name, standing: standing(of: content, site)))
        }
        nodes[node].hosted = hosted.count - 1
        if nodes[node].viewClass.family == .controller { _ = field("view", of: node, in: site) }
    }

    private func standing(of content: Expression, _ site: CodeSite) -> HostedView.Standing {
        guard let root = content.rootName, root.beginsWithCapital, root != "Self" else { return .nothing }
        if root == "AnyView" { return .nothing }
        let type = program.type(named: root, from: site.scope.viewpoint, within: site.type?.name)
        if let type, program.role(of: type) == .view { return .ownView(type.name) }
        return .alone
    }

    /// `UIHostingConfiguration { … }` as a view that a cell shows.
    mutating func hostingConfiguration(_ arguments: [Argument], at expression: Expression, _ site: CodeSite) -> [Int] {
        guard let content = arguments.first?.value else { return [] }
        let shown = CodeClass(systemClass: Self.hostingView, family: .view, type: nil, isKnown: true)
        let (node, isNew) = make(shown, at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
        if isNew { host(content, in: node, site) }
        return [node]
    }

    /// Methods of such a configuration that give it back.
    static let hostingModifiers: NameSet = ["margins", "minSize", "background"]

    /// Takes the view of a controller out of it, where another view takes it in; `false` where it stays there.
    mutating func release(_ view: Int, to parent: Int) -> Bool {
        let owner = nodes[view].parent
        guard owner >= 0, nodes[owner].viewClass.family == .controller, nodes[parent].viewClass.family != .controller,
            nodes[owner].fields["view"]?.first == view, nodes[owner].identity != "self"
        else { return false }
        switch nodes[owner].kind {
        case .made, .foreign, .promised, .outlet: break
        case .part, .designed: return false
        }
        nodes[owner].children.removeAll { $0.node == view }
        nodes[view].parent = -1
        // What a controller of the project puts into its view is read with the controller.
        if nodes[view].hosted == nil, nodes[view].openTo == nil {
            nodes[view].openTo = .computed
            nodes[view].screenOf = nodes[owner].viewClass.type?.name
        }
        return true
    }
}
