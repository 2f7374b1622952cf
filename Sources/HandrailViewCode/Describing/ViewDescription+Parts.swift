import HandrailFrameworks
package import HandrailModel
package import HandrailSource

extension ViewDescription {
    /// The same view with the labels and pictures that cells of a framework bring along as views of their own.
    ///
    /// - Parameters:
    ///   - files: interface files, whose cells hold such labels already.
    ///   - areFilled: whether any code fills the labels that cells bring along.
    package func withPartsAsViews(besides files: Set<FileIndex> = [], areFilled: Bool) -> ViewDescription {
        let inside =
            subviews.isEmpty
            ? self : holding(subviews.map { $0.withPartsAsViews(besides: files, areFilled: areFilled) })
        guard SystemClasses.has(.tableCell, systemClass) || SystemClasses.has(.tableHeader, systemClass),
            !files.contains(place.file)
        else {
            return inside
        }
        var parts: [ViewDescription] = []
        let isHeader = SystemClasses.has(.tableHeader, systemClass)
        for (name, partClass) in Self.partsOfCells {
            let own = properties.filter { $0.name.hasPrefix(name + ".") }
            guard let first = own.first else { continue }
            parts.append(
                ViewDescription(
                    identity: "\(identity).\(name)", systemClass: partClass.name, place: first.place,
                    slot: .contentView,
                    properties: own.map { property in
                        ViewProperty(
                            String(property.name.dropFirst(name.count + 1)), property.value, place: property.place,
                            condition: property.condition)
                    } + (isHeader && name == "textLabel" ? [Self.heading(at: first.place)] : [])
                        + (name == "textLabel" && !own.contains(where: { Self.texts.contains($0.name) })
                            ? [ViewProperty("text", .dynamic, place: first.place)] : [])))
        }
        // What a cell says that holds no text of its own is said where it is filled; a plain one that code makes and
        // leaves as it is says nothing.
        if parts.isEmpty, areFilled, customClass != nil || openTo != nil || !subviews.isEmpty,
            subviews.allSatisfy({ !$0.showsText })
        {
            parts.append(
                ViewDescription(
                    identity: "\(identity).textLabel", systemClass: BuiltInClass.label.name, place: place,
                    slot: .contentView,
                    properties: [ViewProperty("text", .dynamic, place: place)]
                        + (isHeader ? [Self.heading(at: place)] : [])))
        }
        return parts.isEmpty ? inside : inside.holding(parts + inside.subviews)
    }

    private static let partsOfCells: [(name: String, partClass: BuiltInClass)] = [
        ("imageView", .imageView), ("textLabel", .label), ("detailTextLabel", .label),
    ]

    private static let texts = ["textLabel.text", "textLabel.attributedText"]

    /// The system makes a heading of its own label in what stands above a section.
    private static func heading(at place: SourcePlace) -> ViewProperty {
        ViewProperty("accessibilityTraits", .known(.traits([.header, .staticText])), place: place)
    }

    private static let textual: FrameworkClass.Marks = [.label, .textView, .hostingView]

    /// Whether it, or something in it, shows text.
    var showsText: Bool {
        if !SystemClasses.marks(of: systemClass).isDisjoint(with: Self.textual) { return true }
        return subviews.contains(where: \.showsText)
    }
}
