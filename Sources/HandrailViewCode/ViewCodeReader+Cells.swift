import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// A cell of the framework that a list hands out by its name, as code fills it; `nil` for any other call.
    mutating func dequeued(
        by method: String, _ arguments: [Argument], at expression: Expression, _ site: CodeSite
    ) -> [Int]? {
        guard method == "dequeueReusableCell", arguments.first?.label == "withIdentifier" else { return nil }
        let cell = CodeClass(systemClass: "UITableViewCell", family: .view, type: nil, isKnown: true)
        let (node, isNew) = make(cell, at: SourcePlace(file: site.scope.file, range: expression.range), in: site, identity: "cell")
        if isNew { nodes[node].isDequeued = true }
        return [node]
    }

    /// What a cell of the framework shows, as code sets it up before it hands it to the cell.
    mutating func contentConfiguration(at expression: Expression, _ site: CodeSite) -> [Int] {
        let configuration = CodeClass(systemClass: Self.listContent, family: .configuration, type: nil, isKnown: true)
        return [make(configuration, at: SourcePlace(file: site.scope.file, range: expression.range), in: site).node]
    }

    /// Hands what a cell shows to it; `false` where nothing is known of that.
    mutating func setContent(of owners: [Int], to found: [Int]) -> Bool {
        for view in found where nodes[view].viewClass.systemClass == Self.hostingView {
            for owner in owners.prefix(1) { hold(view, in: owner, slot: .subview) }
            return true
        }
        let known = found.filter { nodes[$0].viewClass.systemClass == Self.listContent }
        guard !known.isEmpty else { return false }
        for owner in owners { nodes[owner].configurations += known.filter { !nodes[owner].configurations.contains($0) } }
        return true
    }

    /// The framework's class of what cells show.
    static let listContent = "UIListContentConfiguration"

    // MARK: Screens with nothing to show

    /// The framework's class of what a screen shows that has nothing else to show.
    static let unavailable = "UIContentUnavailableConfiguration"

    /// Lets screens say that they have nothing to show.
    mutating func showEmpty(_ value: Expression, on owners: [Int], at expression: Expression, _ site: inout CodeSite) {
        let found = visit(value, expecting: TypeName(Self.unavailable), &site).filter { nodes[$0].viewClass.systemClass == Self.unavailable }
        guard !found.isEmpty else { return }
        let view = CodeClass(systemClass: "UIContentUnavailableView", family: .view, type: nil, isKnown: true)
        for owner in owners where nodes[owner].viewClass.family == .controller {
            let (node, isNew) = make(view, at: SourcePlace(file: site.scope.file, range: expression.range), in: site)
            guard isNew, let root = field("view", of: owner, in: site).first else { continue }
            nodes[node].configurations = found
            hold(node, in: root, slot: .subview)
        }
    }

    /// One of the buttons of such a screen, as far as its configuration says.
    mutating func buttonOfEmptyScreen(_ name: String, of node: Int) -> Int {
        let button = add(
            ViewNode(
                kind: .part(of: node, path: name), viewClass: CodeClass(systemClass: "UIButton.Configuration", family: .configuration, type: nil, isKnown: true),
                identity: name, place: nodes[node].place))
        nodes[node].fields[name] = [button]
        return button
    }

    // MARK: What is known

    /// Whether anything is known of what a cell shows that a list hands out by its name.
    func isFilled(_ node: Int) -> Bool {
        let cell = nodes[node]
        guard cell.isDequeued else { return true }
        if isMadeAnew(node) { return false }
        if !cell.children.isEmpty || !cell.configurations.isEmpty { return true }
        return cell.writes.contains { $0.name.hasPrefix("textLabel.") || $0.name.hasPrefix("detailTextLabel.") }
    }

    /// Cells that code fills and gives to nothing that is read.
    package var strewnCells: [Int] {
        nodes.indices.filter { nodes[$0].isDequeued && nodes[$0].parent < 0 && isFilled($0) }
    }

    /// Whether the code that asks a list for a cell makes one itself where the list has none.
    func isMadeAnew(_ node: Int) -> Bool {
        nodes.contains { other in
            !other.isDequeued && other.isMade && other.viewClass.systemClass == "UITableViewCell"
                && other.place.file == nodes[node].place.file && !Set(other.writes.map(\.place)).isDisjoint(with: nodes[node].writes.map(\.place))
        }
    }

    /// The property of a cell that a property of its content configuration sets; `nil` for one that says nothing here.
    static func partOfCell(setBy property: String) -> String? { contents[property] }

    private static let contents = [
        "text": "textLabel.text", "attributedText": "textLabel.attributedText", "secondaryText": "detailTextLabel.text",
        "secondaryAttributedText": "detailTextLabel.attributedText", "image": "imageView.image",
    ]
}
