import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen as `inspect --format json` prints it.
struct ScreenWire: Encodable {
    /// The name of its outermost view.
    let name: String
    /// Where that view is declared.
    let location: Location?
    /// The perceived elements in reading order.
    let elements: [ElementWire]

    /// The wire form of `tree`, whose places are in `files`; with looks where a setting was asked for.
    init(_ tree: PerceivedTree, files: [SourceText], setting: Setting?) {
        name = tree.screen.name
        location = Self.location(tree.screen.place, in: files)
        elements = zip(tree.elements.indices, Self.depths(of: tree)).map { index, depth in
            let element = tree.elements[index]
            let declared = tree.screen.tree.elements
            let source = declared.indices.contains(element.declared) ? declared[element.declared] : nil
            return ElementWire(
                element, depth: depth, kind: source?.kind, location: source.flatMap { Self.location($0.place, in: files) },
                looks: setting.map { setting in ElementLook.looks(of: index, on: tree, in: setting).map(LookWire.init) })
        }
    }

    /// A place for programs and people.
    struct Location: Encodable, Sendable {
        /// Path relative to the root.
        let file: String
        /// Line, from 1.
        let line: Int
        /// Column, from 1, in UTF-8 bytes.
        let column: Int

        /// The place as editors jump to it.
        var text: String { "\(file):\(line):\(column)" }
    }

    /// Where a place is; `nil` for a place in no file that is known.
    static func location(_ place: SourcePlace, in files: [SourceText]) -> Location? {
        guard files.indices.contains(Int(place.file.value)) else { return nil }
        let file = files[Int(place.file.value)]
        let position = file.lines.position(of: min(place.range.lower, UInt32(clamping: file.bytes.count)))
        return Location(file: file.path, line: position.line, column: position.column)
    }

    /// How deep each element is; alternatives are no level of their own.
    static func depths(of tree: PerceivedTree) -> [Int] {
        var depths: [Int] = []
        for element in tree.elements {
            let parent = Int(element.parent)
            guard depths.indices.contains(parent) else {
                depths.append(0)
                continue
            }
            depths.append(depths[parent] + (tree.elements[parent].exposure == .alternatives ? 0 : 1))
        }
        return depths
    }
}
