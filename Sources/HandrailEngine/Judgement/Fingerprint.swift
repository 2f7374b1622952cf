import HandrailCode
import HandrailModel
import HandrailSource

/// Names what a finding is about by rule, declaration and element, so that a baseline survives edits.
///
/// Lines, offsets and words play no part. Two equal faults in one place of the tree have the same fingerprint.
struct Fingerprint {
    private let lowered: LoweredFiles

    /// Fingerprints of findings in `lowered`.
    init(_ lowered: LoweredFiles) { self.lowered = lowered }

    /// The fingerprint of what `rule` says about `element`, to be mended at `place`.
    func of(rule: String, place: SourcePlace, element: ElementView?) -> String {
        let declaration = lowered.code[place.file].flatMap { Declaration(around: place.range, in: $0) }
        var hash = StableHash()
        hash.combine(rule)
        // Where nothing is declared, as in a string table, the file is what there is to go by.
        hash.combine(declaration?.path ?? lowered.read.discovered.files[Int(place.file.value)].path)
        let isInterface = lowered.read.discovered.files[Int(place.file.value)].treatment == .interface
        // A scene of an interface file stands for the declaration.
        if isInterface, case .type(let scene)? = element?.tree.root?.content { hash.combine(scene) }
        let steps = element.map { Self.path(of: $0, in: declaration, file: place.file, isInterface: isInterface) } ?? []
        for step in steps { hash.combine(step) }
        return hash.hexadecimal
    }

    /// The steps from the root of the declaration to the element; only the element where it is declared elsewhere.
    private static func path(of element: ElementView, in declaration: Declaration?, file: FileIndex, isInterface: Bool) -> [String] {
        let around = element.ancestors.filter { ancestor in
            guard let declaration else { return isInterface && ancestor.place.file == file }
            return ancestor.place.file == file && declaration.range.contains(ancestor.place.range)
        }
        // Outside the declaration an element's position depends on who uses it, and only its kind is its own.
        guard let outermost = around.last else { return [step(element, ordinal: 0)] }
        return [step(outermost, ordinal: 0)]
            + (around.reversed().dropFirst() + [element]).map { step($0, ordinal: ordinal(of: $0)) }
    }

    /// Cases are named, not numbered: a new case must not change old fingerprints.
    private static func step(_ element: ElementView, ordinal: Int) -> String {
        "\(kinds[Int(element.kind.rawValue)]).\(slots[Int(element.slot.rawValue)]).\(ordinal)"
    }

    /// Names by raw value, asked of the runtime once.
    private static let kinds = ElementKind.allCases.map { String(describing: $0) }
    private static let slots = Slot.allCases.map { String(describing: $0) }

    /// The element's number among the siblings of the same kind in the same slot.
    private static func ordinal(of element: ElementView) -> Int {
        guard let parent = element.parent else { return 0 }
        var count = 0
        for sibling in parent.children {
            if sibling.index == element.index { break }
            if sibling.kind == element.kind, sibling.slot == element.slot { count += 1 }
        }
        return count
    }
}
