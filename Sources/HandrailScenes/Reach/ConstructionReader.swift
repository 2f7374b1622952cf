import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds the calls in a file that make views, by the words of its code.
///
/// It does not follow anything, so that it finds as well what following the code has lost.
struct ConstructionReader {
    /// A call that makes a view, or a place that changes one.
    struct Construction {
        /// The bytes of the name of the type, or of what changes a view.
        let name: ByteRange
        /// The type, or the name of what changes a view.
        let type: String
        /// Whether people act on what it makes.
        let isControl: Bool
        /// The number of the token that is the name, before the bracket of the call.
        let token: Int
        /// What it does to the view.
        var kind = SiteKind.view
        /// The token of the place that makes the view which it changes, where that is a site.
        var owner: Int?
    }

    private let program: Program
    /// What names of views stand for; all others are no views.
    private let meanings: [String: Meaning]
    /// Whether one of these names begins with a byte: most calls are of functions, which begin with none of them.
    private let begins: [Bool]
    /// Those names of views of frameworks that types of the project have too which are no views.
    private let contested: Set<String>
    /// The views that the project declares.
    private let own: Set<String>
    /// The classes of views and controllers that the project declares.
    private let classes: Set<String>
    /// What the project calls like views and is none.
    private let namesakes: NamesakeFunctions

    /// Reads what frameworks and the program declare.
    init(_ program: Program) {
        var meanings: [String: Meaning] = [:]
        for row in SystemClasses.rows {
            guard let form = SystemClasses.form(of: row.name), form.kind != .nothing else { continue }
            // What people meet is what a window holds.
            if !SystemClasses.marks(of: row.name).isDisjoint(with: [.window, .framesScreens]) { continue }
            meanings[row.name] = .viewClass(isControl: form.kind.isControl)
        }
        for name in ContentViews.names { meanings[name] = .view(isControl: false) }
        for name in ViewTable.names {
            guard let entry = ViewTable.entry(for: name) else { continue }
            meanings[name] = Self.isMet(entry) ? .view(isControl: entry.kind.isControl) : nil
        }
        var contested: Set<String> = []
        var own: Set<String> = []
        var classes: Set<String> = []
        for type in program.types {
            let family = program.viewClass(of: type)?.family
            if family != nil { classes.insert(type.simpleName) }
            // A controller may conform to a protocol of a package that is called `View`.
            if family == .view || family == nil && program.role(of: type) == .view {
                // `Login.View` is made with parentheses; `some View {` says what something is.
                own.insert(type.simpleName)
                meanings[type.simpleName] = SwiftUIProtocols.views.contains(type.simpleName)
                    ? .viewClass(isControl: false) : .view(isControl: false)
            } else if type.keyword != nil, meanings[type.simpleName] != nil {
                contested.insert(type.simpleName)
            }
        }
        self.program = program
        self.meanings = meanings
        var begins = [Bool](repeating: false, count: 256)
        for name in meanings.keys { if let first = name.utf8.first { begins[Int(first)] = true } }
        self.begins = begins
        self.contested = contested
        self.own = own
        self.classes = classes
        namesakes = NamesakeFunctions(of: Set(meanings.keys), in: program)
    }

    /// What a name stands for.
    private enum Meaning {
        /// A view of SwiftUI or of the project, which a closure alone may make.
        case view(isControl: Bool)
        /// A class, which is made with parentheses: `class Cell: UIView {` begins a declaration.
        case viewClass(isControl: Bool)
    }

    /// Whether a name is that of a class of views, items or controllers.
    func isClass(_ name: String) -> Bool {
        if classes.contains(name) { return true }
        guard case .viewClass? = meanings[name] else { return false }
        return true
    }

    /// Whether a name is that of a view of SwiftUI: of the system, or of the project.
    func isView(_ name: String) -> Bool {
        guard !classes.contains(name), !contested.contains(name), case .view? = meanings[name] else { return false }
        return true
    }

    /// The calls of a file, in order.
    func constructions(in unit: SourceUnit) -> [Construction] {
        let index = unit.code.index
        let others = contested.isEmpty ? [] : contested.filter { isOther($0, in: unit) }
        // A file that says nothing of SwiftUI cannot mean its views: `Link(id: id)` is a model of a package there.
        let seesViews = unit.code.imports.contains(SwiftUITypes.module) || !index.positions(of: "View").isEmpty
        var result: [Construction] = []
        for position in index.positions where index[position].isWord {
            let next = index[position + 1]
            guard next == .openParenthesis || next == .openBrace, let initial = index.initial(at: position),
                begins[Int(initial)], let name = index.word(at: position), let meaning = meanings[name],
                !others.contains(name), isCall(at: position, in: index),
                !namesakes.isMeant(name, at: index.start(of: position), in: unit.code)
            else { continue }
            let isControl: Bool
            switch meaning {
            case .view(let acts):
                guard seesViews || own.contains(name) else { continue }
                isControl = acts
            case .viewClass(let acts):
                guard next == .openParenthesis, !Self.makesSpace(at: position, in: index),
                    !SystemClasses.has(.entry, name) || Self.isSeen(at: position, in: index)
                else { continue }
                isControl = acts
            }
            let lower = index.start(of: position)
            let start = index[position - 1] == .dot ? index.start(of: position - 2) : lower
            result.append(
                Construction(
                    name: ByteRange(Int(start), Int(lower) + name.utf8.count), type: name,
                    isControl: isControl, token: position))
        }
        return result
    }

    /// Whether a name stands for a type of the project that is no view, as seen from a file: `Section` beside a
    /// controller that keeps its rows in one.
    private func isOther(_ name: String, in unit: SourceUnit) -> Bool {
        let context = LookupContext(file: unit.file, module: unit.module)
        let places = unit.code.types.lazy.map { "\($0.name).\(name)" }
        let found = places.compactMap { program.type(named: $0, from: context) }.first
            ?? program.type(named: name, from: context)
        guard let found, found.keyword != nil else { return false }
        return program.role(of: found) != .view && program.viewClass(of: found)?.family != .view
    }

    /// Whether a view becomes an element: what only holds others, or nothing, does not, and what fills an area may be a
    /// color or an outline for something else.
    private static func isMet(_ entry: ViewEntry) -> Bool {
        entry.kind != .fill && entry.kind != .shape
            && entry.marks.isDisjoint(with: [.opensWindow, .passesThrough, .erasesType, .holdsNothing])
    }

    /// Whether a call makes an item that only keeps others apart: `Item(systemItem: .flexibleSpace …`,
    /// `Item(systemItem: Item.SystemItem.flexibleSpace …`.
    private static func makesSpace(at position: Int, in index: CodeIndex) -> Bool {
        var last = position + 4
        while index[last] == .dot || index[last].isWord { last += 1 }
        return index[last - 2] == .dot && index.word(at: last - 1).map(SystemItem.isSpace) ?? false
    }

    /// Whether a call makes something with words or a picture, and not only something that is done.
    private static func isSeen(at position: Int, in index: CodeIndex) -> Bool {
        guard let label = index.word(at: position + 2), case .property? = FrameworkInitializer.effect(of: label)
        else { return false }
        return true
    }

    /// Whether a name before a bracket is called, and not declared or inherited from.
    private func isCall(at position: Int, in index: CodeIndex) -> Bool {
        let isQualified = index[position - 1] == .dot
        if isQualified, index.word(at: position - 2) != SwiftUITypes.module { return false }
        let start = isQualified ? position - 2 : position
        let before = index[start - 1]
        if before == .at { return false }
        // `if let cell = cell as? Row {` asks for a class.
        if before.unwraps, index.word(at: start - 2) == "as" { return false }
        if before.isWord { return Self.leadIn.contains(index.word(before) ?? "") }
        guard index[position + 1] == .openBrace else { return true }
        // `-> Text {` and `var title: Text {` begin the body of a declaration.
        if before == .other { return false }
        guard before == .colon || before == .comma else { return true }
        return !isInherited(at: start, in: index)
    }

    /// Whether a name stands among what a declaration inherits from: `struct Row<Item: Named>: Shelf, View {`.
    private func isInherited(at start: Int, in index: CodeIndex) -> Bool {
        var position = start - 1
        while position >= 0 {
            let token = index[position]
            if let word = index.word(at: position), token.isWord {
                if Self.declaring.contains(word) { return true }
                if word == "case" || word == "default" { return false }
            } else {
                switch token {
                case .dot, .comma, .colon, .openAngle, .closeAngle, .ampersand: break
                default: return false
                }
            }
            position -= 1
        }
        return false
    }

    /// Words that a value may follow.
    private static let leadIn: NameSet = ["return", "in", "try", "await", "else"]
    /// Words that a declared name follows.
    private static let declaring: NameSet = ["var", "let", "class", "struct", "enum", "extension", "actor", "protocol"]
}
