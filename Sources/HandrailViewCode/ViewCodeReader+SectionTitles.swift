import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Adds the titles that a table is given for its sections: a heading above the rows, and words below them.
    mutating func addTitle(of section: LinkedFunction, to node: Int, _ home: CodeSite) {
        let labels = section.declaration.parameters.compactMap(\.label)
        guard let (_, property) = Self.titles.first(where: { labels.contains($0.label) }) else { return }
        let scope = Scope(
            parent: nil, names: Self.open(section.declaration.parameters), receiver: receiver(of: node), file: section.file,
            module: section.module)
        let words = evaluator.words(of: evaluator.result(of: section.declaration.body, in: scope, depth: 0))
        let isController = nodes[node].viewClass.family == .controller
        guard !words.isAbsent, let table = isController ? field("view", of: node, in: home).first : node else { return }
        let place = program.heading(of: SourcePlace(file: section.file, range: section.declaration.range))
        let title = add(
            ViewNode(
                kind: .made, viewClass: CodeClass(systemClass: "UITableViewSection", family: .view, type: nil, isKnown: true),
                identity: "", place: place))
        nodes[title].writes = [
            ViewWrite(name: property, value: words.map { .words($0) }, place: place, manner: .assign, isConditional: false)
        ]
        hold(title, in: table, slot: .section)
        if property == "headerTitle", nodes[table].children.last?.node == title {
            nodes[table].children.insert(nodes[table].children.removeLast(), at: 0)
        }
    }

    /// Notes that a collection is told a class for what stands above its sections:
    /// `register(TrailHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, …)`.
    mutating func markHeader(registered arguments: [Argument], at expression: Expression, _ site: CodeSite) {
        guard let first = arguments.first, case .member(let type?, "self", _) = first.value.kind,
            let kind = arguments.first(where: { $0.label == "forSupplementaryViewOfKind" }),
            ActionReader.name(of: kind.value) == "elementKindSectionHeader",
            let name = typeName(of: type, site), let header = foreignObject(TypeName(name), in: site),
            !nodes[header].writes.contains(where: { $0.name == "sectionHeader" })
        else { return }
        nodes[header].writes.append(
            ViewWrite(
                name: "sectionHeader", value: .known(.flag(true)), place: SourcePlace(file: site.scope.file, range: expression.range),
                manner: .assign, isConditional: false))
    }

    private static let titles: [(label: String, property: String)] = [
        ("titleForHeaderInSection", "headerTitle"), ("titleForFooterInSection", "footerTitle"),
    ]
}
