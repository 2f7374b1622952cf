import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds the places in a file that change views, by the words of its code: modifiers, members that give views back,
/// properties that are set, functions that add something, outlets.
///
/// Where it cannot tell by names whether something is a view, it takes it for none.
struct ChangeReader {
    /// A place that changes a view.
    typealias Change = ConstructionReader.Construction

    private let reader: ConstructionReader
    /// The members of the project's types that give views of SwiftUI back, by type.
    private let members: [String: [String]]
    /// The types of the project whose `self` is a view of SwiftUI.
    private let views: Set<String>
    /// The properties of classes that hold views, and no type has another property of that name.
    private let holders: Set<String>
    /// Modifiers of SwiftUI, of packages and of the project.
    private let modifiers: Set<String>
    /// The types of the project that are no views.
    private let plainClasses: Set<String>

    /// Reads what frameworks and the program declare.
    init(_ program: Program, _ reader: ConstructionReader) {
        self.reader = reader
        var members: [String: [String]] = [:]
        var (views, holders, others): (Set<String>, Set<String>, Set<String>) = ([], [], [])
        var plain: Set<String> = []
        var modifiers = Set(SwiftUIModifier.rows.lazy.map(\.name))
        for type in program.types {
            var own: [String] = []
            for (name, property) in type.properties {
                let declared = property.declaration.type?.name
                if let declared, Self.isView(declared, reader) {
                    own.append(name)
                } else if let made = declared ?? property.declaration.initialValue?.calledName, reader.isClass(made) {
                    holders.insert(name)
                } else {
                    others.insert(name)
                }
            }
            for (name, functions) in type.functions
            where functions.contains(where: { $0.declaration.result.map { Self.isView($0.name, reader) } ?? false }) {
                own.append(name)
                if type.keyword == nil { modifiers.insert(name) }
            }
            own.removeAll(where: Self.noMembers.contains)
            if !own.isEmpty { members[type.name] = own }
            if Self.isView(type.name, reader) || program.role(of: type) == .modifier { views.insert(type.name) }
            if type.keyword != nil, program.role(of: type) == .other, !reader.isClass(type.simpleName) {
                plain.insert(type.simpleName)
            }
        }
        plainClasses = plain
        self.members = members
        self.views = views
        self.holders = holders.subtracting(others)
        self.modifiers = modifiers
    }

    /// What frameworks ask views for, and words of the language that a function may be called like.
    private static let noMembers: NameSet = ["body", "if", "in", "for", "do", "case", "switch", "where", "is", "as"]

    private static func isView(_ type: String, _ reader: ConstructionReader) -> Bool {
        type == "View" || type == "AnyView" || reader.isView(type)
    }

    /// The changes of a file, in order.
    ///
    /// - Parameter constructions: the calls in it that make views.
    func changes(in unit: SourceUnit, besides constructions: [ConstructionReader.Construction]) -> [Change] {
        let index = unit.code.index
        var found = Collection(index: index, brackets: BracketPairs(index))
        for made in constructions { found.addChain(behind: made.token, of: made.token) }
        for type in unit.code.types { addMembers(of: type, to: &found) }
        addWrites(in: unit.code, constructions, to: &found)
        return found.changes.sorted { $0.token < $1.token }
    }

    // MARK: SwiftUI

    private func addMembers(of type: TypeDeclaration, to found: inout Collection) {
        let index = found.index
        for name in members[type.name] ?? [] {
            for token in index.positions(of: name, in: type.range) where Self.isUse(token, in: index) {
                found.add(token, .member)
                found.addChain(behind: token, of: token)
            }
        }
        guard views.contains(type.name) else { return }
        for name in Self.contents {
            for token in index.positions(of: name, in: type.range) where index[token - 1] != .dot {
                let chain = MemberChain(behind: token, isCalled: false, in: index, found.brackets).members
                guard let first = chain.first(where: \.isCalled), let word = index.word(at: first.token),
                    modifiers.contains(word)
                else { continue }
                found.add(chain, of: nil)
            }
        }
    }

    /// What the view is called that a modifier or an extension changes.
    private static let contents = ["self", "content", "configuration"]

    /// Whether a name stands for a member of the type around it, and is neither declared here nor a label.
    private static func isUse(_ token: Int, in index: CodeIndex) -> Bool {
        let (before, next) = (index[token - 1], index[token + 1])
        if next.assigns || before == .backslash { return false }
        if before == .dot { return index.word(at: token - 2) == "self" && index[token - 3] != .dot }
        if next == .colon, before == .openParenthesis || before == .comma || before == .closeBrace { return false }
        return !(index.word(before).map(declaring.contains) ?? false)
    }

    /// Words that a declared name follows.
    private static let declaring: NameSet = ["var", "let", "func", "case", "struct", "class", "enum"]

    // MARK: Classes

    private func addWrites(
        in code: CodeFile, _ constructions: [ConstructionReader.Construction], to found: inout Collection
    ) {
        let index = found.index
        var names = Names(local: locals(of: code), reader: self, index: index)
        let owners = Owners(constructions, in: index)
        let types = code.types.filter { reader.isClass($0.name) }.map(\.range)
        let classes = OutermostRanges(of: types)
        for assignment in found.brackets.assignments {
            let name = index.skippingUnwrapping(before: assignment)
            guard index[name].isWord else { continue }
            if index[name - 1] == .dot {
                let owner = index.skippingUnwrapping(before: name - 1)
                if names.isView(at: owner) {
                    found.add(name, .property, of: owners.maker(of: owner))
                    continue
                }
                guard index.word(at: owner) == "self", index[owner - 1] != .dot else { continue }
            } else if index[name - 1].isWord || index[name - 1] == .colon || index[name - 1] == .comma {
                // `let title = …`, `title: String = …`
                if index.word(at: name - 1) != "in", index.word(at: name - 1) != "else" { continue }
            }
            let start = Int(index.start(of: name))
            if classes.contain(ByteRange(start, start + 1)), index.word(at: name).map(Self.written.contains) ?? false,
                !names.isDeclaredHere(at: name)
            {
                found.add(name, .property)
            }
        }
        for name in Self.adding {
            for token in index.positions(of: name)
            where index[token - 1] == .dot && index[token + 1] == .openParenthesis {
                let owner = index.skippingUnwrapping(before: token - 1)
                if names.isView(at: owner) { found.add(token, .call, of: owners.maker(of: owner)) }
            }
        }
        for type in code.types where reader.isClass(type.name) {
            for property in type.properties where property.attribute("IBOutlet") != nil {
                guard property.type.map({ reader.isClass($0.name) }) ?? false,
                    let token = index.positions(of: property.name, in: property.range).first
                else { continue }
                found.add(token, .outlet)
            }
        }
    }

    /// What parameters and local properties of view classes are called in a file.
    private func locals(of code: CodeFile) -> Set<String> {
        var names: Set<String> = []
        for function in code.functions + code.types.flatMap(\.functions) {
            for parameter in function.parameters
            where parameter.type.map({ !$0.isFunction && !$0.isArray && reader.isClass($0.name) }) ?? false {
                names.insert(parameter.name)
            }
        }
        return names
    }

    /// Names that stand for views of classes in one file; each is worked out once.
    private struct Names {
        let local: Set<String>
        /// What the file makes that is no view and calls like one that frameworks give out.
        let others: Set<String>
        let reader: ChangeReader
        let index: CodeIndex
        private var known: [CodeToken: Bool] = [:]
        private var declared: [CodeToken: Bool] = [:]

        init(local: Set<String>, reader: ChangeReader, index: CodeIndex) {
            self.local = local
            self.reader = reader
            self.index = index
            others = ChangeReader.brought.filter { Self.isMadeOtherwise($0, by: reader, in: index) }
        }

        /// Whether the word at a number stands for a view.
        mutating func isView(at position: Int) -> Bool {
            let token = index[position]
            guard token.isWord else { return false }
            if let isView = known[token] { return isView }
            let word = index.word(token) ?? ""
            let isView = local.contains(word) || reader.holders.contains(word) || isMadeHere(word)
                || ChangeReader.brought.contains(word) && !others.contains(word)
            known[token] = isView
            return isView
        }

        /// Whether the file declares something of its own by the word at a number.
        mutating func isDeclaredHere(at position: Int) -> Bool {
            let token = index[position]
            if let isDeclared = declared[token] { return isDeclared }
            let isDeclared = index.positions(of: index.word(token) ?? "").contains { position in
                index.word(at: position - 1) == "let" || index.word(at: position - 1) == "var"
            }
            declared[token] = isDeclared
            return isDeclared
        }

        /// Whether `let name = UILabel(…` stands somewhere in the file.
        private func isMadeHere(_ word: String) -> Bool {
            index.positions(of: word).contains { position in
                let type = Self.made(at: position, in: index)
                return type.map(reader.reader.isClass) ?? false
            }
        }

        /// Whether `let view = PointerEvent(…` stands somewhere in the file, with a type of the project.
        private static func isMadeOtherwise(
            _ word: String, by reader: ChangeReader, in index: CodeIndex
        ) -> Bool {
            index.positions(of: word).contains { position in
                let type = made(at: position, in: index)
                return type.map { reader.plainClasses.contains($0) } ?? false
            }
        }

        /// The type that is declared, or called, for the constant or variable whose name stands at a number.
        private static func made(at position: Int, in index: CodeIndex) -> String? {
            let keyword = index.word(at: position - 1)
            guard keyword == "let" || keyword == "var" else { return nil }
            var type = position + 2
            guard index[position + 1] == .assignment || index[position + 1] == .colon else { return nil }
            if index[type] == .dot { type += 1 }
            return index.word(at: type)
        }
    }

    /// Which calls make the views that names stand for.
    private struct Owners {
        /// The calls by the name that they are assigned to, in the order of the file.
        private var makers: [CodeToken: [Int]] = [:]
        private let index: CodeIndex

        init(_ constructions: [ConstructionReader.Construction], in index: CodeIndex) {
            self.index = index
            for made in constructions where index[made.token - 1] == .assignment {
                var name = made.token - 2
                // `let label: UILabel = UILabel()`
                if index[index.skippingUnwrapping(before: name + 1) - 1] == .colon {
                    name = index.skippingUnwrapping(before: name + 1) - 2
                }
                makers[index[name], default: []].append(made.token)
            }
        }

        /// The last call before a name that makes what it stands for, or else the first one behind it.
        func maker(of name: Int) -> Int? {
            guard let all = makers[index[name]] else { return nil }
            var (low, high) = (0, all.count)
            while low < high {
                let middle = (low + high) / 2
                if all[middle] < name { low = middle + 1 } else { high = middle }
            }
            return low > 0 ? all[low - 1] : all.first
        }
    }

    /// Properties that frameworks read of views.
    private static let written = Set(FrameworkProperty.rows.lazy.map(\.name))
    /// Properties by which frameworks give views out.
    private static let brought = Set(
        FrameworkProperty.rows.lazy.filter { $0.brings != nil && $0.brings != .window }.map(\.name))
    /// Functions of frameworks that do something to views.
    private static let adding = Set(FrameworkMethod.rows.lazy.filter { $0.effect != nil }.map(\.name)).sorted()

    /// The changes found so far.
    private struct Collection {
        let index: CodeIndex
        let brackets: BracketPairs
        private(set) var changes: [Change] = []
        private var tokens: Set<Int> = []

        init(index: CodeIndex, brackets: BracketPairs) {
            self.index = index
            self.brackets = brackets
        }

        /// Adds the name at a number, once.
        mutating func add(_ token: Int, _ kind: SiteKind, of owner: Int? = nil) {
            guard let name = index.word(at: token), tokens.insert(token).inserted else { return }
            let start = Int(index.start(of: token))
            changes.append(
                Change(
                    name: ByteRange(start, start + name.utf8.count), type: name, isControl: false, token: token,
                    kind: kind, owner: owner))
        }

        /// Adds what is called behind the name of a view.
        mutating func addChain(behind token: Int, of owner: Int) {
            add(MemberChain(behind: token, isCalled: true, in: index, brackets).members, of: owner)
        }

        /// Adds what is called in a chain.
        mutating func add(_ chain: [MemberChain.Member], of owner: Int?) {
            for member in chain where member.isCalled { add(member.token, .modifier, of: owner) }
        }
    }
}

extension Expression {
    /// The name that it calls, where it calls one.
    fileprivate var calledName: String? {
        guard case .call(let callee, _) = kind, case .name(let name) = callee.kind else { return nil }
        return name
    }
}
