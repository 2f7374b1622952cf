import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// The titles that tables are given for their sections.
enum SectionTitles {
    /// Adds the titles that a table is given for its sections: a heading above the rows, and words below them.
    static func addTitle(
        _ interpreter: inout ViewCodeInterpreter, of section: LinkedFunction, to node: Int, _ home: CodeSite
    ) {
        let labels = section.declaration.parameters.compactMap(\.label)
        guard let (_, property) = Self.titles.first(where: { labels.contains($0.label) }) else { return }
        let scope = Scope(
            parent: nil, names: FunctionOrder.open(section.declaration.parameters),
            receiver: interpreter.receiver(of: node), file: section.file,
            module: section.module)
        let words = interpreter.evaluator.words(
            of: interpreter.evaluator.result(of: section.declaration.body, in: scope))
        let isController = interpreter.store.nodes[node].viewClass.family == .controller
        guard !words.isAbsent, let table = isController ? interpreter.field("view", of: node, in: home).first : node
        else { return }
        let place = interpreter.program.heading(of: SourcePlace(file: section.file, range: section.declaration.range))
        let title = interpreter.store.add(
            ViewNode(
                kind: .made,
                viewClass: CodeClass(.tableSection, family: .view),
                identity: "", place: place))
        interpreter.store.nodes[title].writes = [
            ViewWrite(
                name: property, value: words.map { .words($0) }, place: place, manner: .assign, isConditional: false)
        ]
        interpreter.hold(title, in: table, slot: .section)
        if property == "headerTitle", interpreter.store.nodes[table].children.last?.node == title {
            interpreter.store.nodes[table].children.insert(interpreter.store.nodes[table].children.removeLast(), at: 0)
        }
    }

    /// Notes that a collection is told a class for what stands above its sections:
    /// `register(TrailHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, …)`.
    static func markHeader(
        _ interpreter: inout ViewCodeInterpreter, registered arguments: [Argument], at expression: Expression,
        _ site: CodeSite
    ) {
        guard let first = arguments.first, case .member(let type?, "self", _) = first.value.kind,
            let kind = arguments.first(where: { $0.label == "forSupplementaryViewOfKind" }),
            kind.value.lastName == "elementKindSectionHeader",
            let name = site.typeName(of: type), !ListHeaders.areTapped(in: site.type, interpreter.program),
            let header = interpreter.foreignObject(TypeName(name), in: site),
            !interpreter.store.nodes[header].facts.contains(.list(.sectionHeader))
        else { return }
        let place = SourcePlace(file: site.scope.file, range: expression.range)
        interpreter.store.note(.list(.sectionHeader), on: header, at: place)
    }

    private static let titles =
        FrameworkCallback.rows(.givesHeaderTitle).map { (label: $0.label ?? $0.name, property: "headerTitle") }
        + FrameworkCallback.rows(.givesFooterTitle).map { (label: $0.label ?? $0.name, property: "footerTitle") }

    /// `tableView.register(_:forHeaderFooterViewReuseIdentifier:)`
    static func register(
        _ call: MethodCall, _ interpreter: inout ViewCodeInterpreter, _ site: inout CodeSite
    ) -> [Int]? {
        markHeader(&interpreter, registered: call.arguments, at: call.expression, site)
        return nil
    }
}
