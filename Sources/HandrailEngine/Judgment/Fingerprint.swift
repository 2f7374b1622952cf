import HandrailCode
import HandrailModel
import HandrailSource

/// Names what a finding is about by rule, declaration and element, so that a baseline survives edits.
///
/// Lines, offsets and words play no part. Two equal faults in one place of the tree have the same fingerprint.
struct Fingerprint {
    private let lowered: LoweredFiles
    private let ordinals = SiblingOrdinals()

    /// Fingerprints of findings in `lowered`.
    init(_ lowered: LoweredFiles) { self.lowered = lowered }

    /// The fingerprint of what `rule` says about elements, to be mended at `place`: the least of theirs, so that it
    /// does not hang on the name of a screen. Where there are no elements, it says what the subject is.
    ///
    /// - Parameter name: what tells the place from others in its file, where nothing else does.
    func of(
        rule: String, place: SourcePlace, elements: [ElementView], subject: Subject? = nil, name: String? = nil
    ) -> String {
        let file = lowered.read.discovered.files[Int(place.file.value)]
        let declaration = lowered.code[place.file].flatMap { Declaration(around: place.range, in: $0) }
        let isInterface = file.kind.holdsScreens
        var start = StableHash()
        start.combine(rule)
        // Where nothing is declared, as in a string table, the file is what there is to go by.
        start.combine(declaration?.path ?? file.path)
        let isWithin = { (other: ElementView) in
            guard let declaration else { return isInterface && other.place.file == place.file }
            return other.place.file == place.file && declaration.range.contains(other.place.range)
        }
        let all = elements.map { element in
            var hash = start
            // A scene of an interface file stands for the declaration.
            if isInterface, case .type(let scene)? = element.tree.root?.content { hash.combine(scene) }
            combine(element, within: isWithin, into: &hash)
            return hash.hexadecimal
        }
        if let least = all.min() { return least }
        if let name = name ?? subject?.name { start.combine(name) }
        return start.hexadecimal
    }

    /// The subject with the type and the function that its code is in, where it is code and they were not known.
    func located(_ subject: Subject) -> Subject {
        guard case .codeUse(let use) = subject, use.function == nil, let code = lowered.code[use.place.file],
            let declaration = Declaration(around: use.place.range, in: code)
        else { return subject }
        return .codeUse(use.inside(type: declaration.type, function: declaration.member))
    }

    /// Takes in the steps from the root of the declaration to the element; only the element where it is declared
    /// elsewhere.
    private func combine(
        _ element: ElementView, within isWithin: (ElementView) -> Bool, into hash: inout StableHash
    ) {
        let around = element.ancestors.filter(isWithin)
        // Outside the declaration an element's position depends on who uses it, and only its kind is its own.
        guard let outermost = around.last else { return Self.combine(element, ordinal: 0, into: &hash) }
        Self.combine(outermost, ordinal: 0, into: &hash)
        for step in around.dropLast().reversed() {
            Self.combine(step, ordinal: ordinals.ordinal(of: step), into: &hash)
        }
        Self.combine(element, ordinal: ordinals.ordinal(of: element), into: &hash)
    }

    /// Cases are named, not numbered: a new case must not change old fingerprints.
    private static func combine(_ element: ElementView, ordinal: Int, into hash: inout StableHash) {
        hash.combine(bytes: kinds[Int(element.kind.rawValue)])
        hash.combine(bytes: slots[Int(element.slot.rawValue)])
        if ordinal < 10 {
            hash.combine(byte: UInt8(ascii: "0") + UInt8(ordinal))
        } else {
            hash.combine(piece: String(ordinal))
        }
        hash.end()
    }

    /// Names by raw value, each with a dot behind it.
    private static let kinds = ElementKind.allCases.map { Array("\($0.wireName).".utf8) }
    private static let slots = Slot.allCases.map { Array("\($0.wireName).".utf8) }
}

extension Subject {
    /// What names it where no element does: a part of fingerprints, so no name of a case of Swift's.
    fileprivate var name: String? {
        switch self {
        case .element, .screens, .comment: nil
        case .codeUse(let use): use.name
        case .bundleItem(let item): "\(item.sort):\(item.name)"
        case .target(let name): "target:\(name)"
        }
    }
}

extension CodeUse {
    fileprivate var name: String {
        switch api {
        case .haptic: "haptic"
        case .sensoryFeedback: "sensoryFeedback"
        case .orientations, .keptOrientation: "orientations"
        case .turn: "turn"
        case .leaving: "leaving"
        case .keyboardFrame: "keyboardFrame"
        case .replaced(let name, _, _), .named(let name, _): name
        case .text: "text"
        }
    }
}

extension BundleItem {
    fileprivate var sort: String {
        switch kind {
        case .picture: "picture"
        case .symbol: "symbol"
        case .color: "color"
        case .key: "key"
        case .string: "string"
        case .font: "font"
        }
    }
}
