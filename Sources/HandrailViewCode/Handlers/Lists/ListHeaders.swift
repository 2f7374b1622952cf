import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Views that lists are given for their rows and headers.
enum ListHeaders {
    private static let headers = CodeWords(["elementkindsectionheader"])
    private static let supplements = FrameworkCallback.labels(.givesSupplement)
    private static let headersOfSections = FrameworkCallback.labels(.givesHeader)
    private static let footersOfSections = FrameworkCallback.labels(.givesFooter)
    private static let taps = CodeWords(["tapgesture", "uitapgesturerecognizer", "addtapgesture", "ontap"])
    private static let footers = CodeWords(["elementkindsectionfooter"])

    /// Notes which views a list is given to show above its sections.
    static func markHeaders(_ interpreter: inout ViewCodeInterpreter, _ found: [Int], from function: LinkedFunction) {
        let labels = function.declaration.parameters.compactMap(\.label)
        let place = SourcePlace(file: function.file, range: function.declaration.range)
        interpreter.store.list(found, in: [])
        if labels.contains(where: Self.supplements.contains) {
            let mentions = interpreter.program.mentions
            let (hasHeaders, hasFooters) =
                (mentions.has(Self.headers, at: place), mentions.has(Self.footers, at: place))
            if hasFooters, !hasHeaders { interpreter.store.footers.formUnion(found) }
            guard hasHeaders, !hasFooters else { return }
        } else if labels.contains(where: Self.footersOfSections.contains) {
            interpreter.store.footers.formUnion(found)
            return
        } else if !labels.contains(where: Self.headersOfSections.contains) {
            return
        }
        if asksForTaps(function, interpreter.program) { return }
        for view in found where interpreter.store.nodes[view].viewClass.family == .view {
            interpreter.store.note(.list(.sectionHeader), on: view, at: interpreter.program.heading(of: place))
        }
    }

    /// Whether a function that gives headers asks to be told of taps: what it gives is a button.
    private static func asksForTaps(_ function: LinkedFunction, _ program: Program) -> Bool {
        program.mentions.has(Self.taps, at: SourcePlace(file: function.file, range: function.declaration.range))
    }

    /// Whether the headers of the collections of a type are buttons, as it asks to be told of taps where it gives them.
    static func areTapped(in type: LinkedType?, _ program: Program) -> Bool {
        guard let type else { return false }
        return program.lineage(of: type).contains { ancestor in
            FrameworkCallback.rows(.givesSupplement).contains { callback in
                (ancestor.functions[callback.name] ?? []).contains { function in
                    function.declaration.parameters.contains { $0.label == callback.label }
                        && asksForTaps(function, program)
                }
            }
        }
    }

    /// Puts views that a list is given where the list is: on the screen of the object that gives them.
    static func show(_ interpreter: inout ViewCodeInterpreter, _ found: [Int], in node: Int, _ home: CodeSite) {
        let isController = interpreter.store.nodes[node].viewClass.family == .controller
        for view in found
        where view != node && interpreter.store.nodes[view].isMade
            && interpreter.store.nodes[view].viewClass.family == .view && interpreter.store.nodes[view].parent < 0
            && interpreter.store.isFilled(view)
        {
            guard let owner = isController ? interpreter.field("view", of: node, in: home).first : node else { return }
            interpreter.hold(view, in: owner, slot: .subview)
            if interpreter.store.nodes[view].facts.contains(where: { $0.content == .list(.sectionHeader) }) {
                lift(&interpreter.store, lastOf: owner)
            }
        }
    }

    /// Puts what was added last before the rows: a heading comes before what it is the heading of.
    private static func lift(_ store: inout ObjectStore, lastOf owner: Int) {
        let children = store.nodes[owner].children
        guard let last = children.last,
            let row = children.firstIndex(where: { store.nodes[$0.node].viewClass.has(.row) }), row < children.count - 1
        else { return }
        store.nodes[owner].children.removeLast()
        store.nodes[owner].children.insert(last, at: row)
    }
}
