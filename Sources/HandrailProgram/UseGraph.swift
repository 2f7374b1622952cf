import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Who uses whom among what of a project may be unused: types, functions, computed properties and xibs.
struct UseGraph {
    private let program: Program
    private let closed: ClosedTargets
    private let spoken: Set<String>
    /// Code that is not there for people.
    private let previews: PreviewRanges
    private let branches: UnproducedCases
    private(set) var nodes: [UseNode] = []
    private var holders = UseHolders()
    /// Of members, the type that declares them, where that may be unused itself.
    private var owners: [Int: Int] = [:]
    /// Whom a node uses, by its number.
    private var users: [Int: [Int]] = [:]
    /// What is used by code that is there in any case.
    private var begun: [Int] = []
    /// The names of the types among the nodes.
    private var typeNames: Set<String> = []
    /// Pieces of texts that are put together at run time.
    private var pieces = NamePieces()

    /// The graph of a program.
    init(
        of program: Program, closed: ClosedTargets, spokenOf spoken: Set<String>, designed: DesignedClasses,
        unasked: Set<String>, besides branches: UnproducedCases
    ) {
        self.program = program
        self.closed = closed
        self.spoken = spoken
        self.branches = branches
        let places = program.types.filter { program.role(of: $0) == .preview }.flatMap(\.places)
        previews = PreviewRanges(places + program.leftOut, in: program.mentions)
        let xibs = designed.xibs(in: program, closed)
        let elsewhere = spoken.union(designed.names(besides: Set(xibs.map(\.file))).subtracting(unasked))
        for type in program.types {
            let isView = program.viewClass(of: type)?.family == .view
            guard closed.closes(type, in: program.mentions, isView: isView) else { continue }
            guard !elsewhere.contains(type.simpleName), let node = UseNode(type, in: program) else { continue }
            add(node)
        }
        for xib in xibs { add(UseNode(kind: .xib(xib.file), name: xib.name, places: [])) }
        guard !nodes.isEmpty else { return }
        if !xibs.isEmpty { pieces = NamePieces(of: program.mentions) }
        typeNames = Set(nodes.compactMap { $0.type?.simpleName })
        addMembers()
        for number in nodes.indices { follow(number, designed) }
    }

    private mutating func add(_ node: UseNode) {
        holders.add(node.places, of: nodes.count)
        nodes.append(node)
    }

    /// Functions and computed properties of types, and functions outside of them.
    private mutating func addMembers() {
        let numbers = Dictionary(
            nodes.enumerated().compactMap { number, node in node.type.map { (ObjectIdentifier($0), number) } },
            uniquingKeysWith: { first, _ in first })
        for type in program.types where type.isAudited {
            for member in UncalledMembers.all(of: type, in: program, closed) {
                owners[nodes.count] = numbers[ObjectIdentifier(type)]
                add(member)
            }
        }
        for member in UncalledMembers.free(in: program, closed) { add(member) }
    }

    /// Finds out who uses a node.
    private mutating func follow(_ number: Int, _ designed: DesignedClasses) {
        let node = nodes[number]
        if case .xib(let file) = node.kind { return follow(xib: number, node.name, file, designed) }
        if node.isMember, program.mentions.hasString(node.name) || spoken.contains(node.name) {
            begun.append(number)
            return
        }
        follow(node.name, of: number) { position, index in
            node.isMember || TypeMention.isUse(position, in: index, node.isViewClass)
        }
    }

    private mutating func follow(
        _ name: String, of number: Int, where isUse: (Int, CodeIndex) -> Bool
    ) {
        for (file, index) in program.mentions.all(with: name) {
            for position in index.positions(of: name) where isUse(position, index) {
                let start = Int(index.start(of: position))
                let place = SourcePlace(file: file, range: ByteRange(start, start + 1))
                if previews.contain(place) || branches.contain(place) { continue }
                guard let holder = holders.number(at: place) else {
                    begun.append(number)
                    return
                }
                if holder != number { users[holder, default: []].append(number) }
            }
        }
    }

    /// A xib is loaded by its name, by a class of its name or by one that it names; whatever is not known may load it.
    private mutating func follow(
        xib number: Int, _ name: String, _ file: FileIndex, _ designed: DesignedClasses
    ) {
        let classes = designed.classes(of: file)
        let main = program.interfaces.classes(ofXib: file)
        for (other, node) in nodes.enumerated() {
            guard let type = node.type, classes.contains(type.simpleName) || type.simpleName == name else { continue }
            if classes.contains(type.simpleName) { users[number, default: []].append(other) }
            if main.contains(type.simpleName) || type.simpleName == name { users[other, default: []].append(number) }
        }
        let generated = name.prefix(1).lowercased() + name.dropFirst()
        if spoken.contains(name) || pieces.mayMake(name) || isSaid(name, by: number) || program.mentions.has(generated)
            || main.contains(where: { spoken.contains($0) || DesignedClasses.isApp($0) })
            || main.union([name]).contains(where: { !typeNames.contains($0) && program.typesByName[$0] != nil })
        {
            begun.append(number)
        } else if !typeNames.contains(name) {
            follow(name, of: number) { _, _ in true }
        }
    }

    /// Whether a string says the name of a xib where nothing holds it that may be unused itself.
    private mutating func isSaid(_ name: String, by number: Int) -> Bool {
        for (file, index) in program.mentions.all where index.hasString(name) {
            guard let holder = holders.holder(in: file, where: { index.hasString(name, in: $0) }),
                !index.hasString(name, in: ByteRange(0, Int(holder.range.lower))),
                !index.hasString(name, in: ByteRange(Int(holder.range.upper), Int(UInt32.max)))
            else { return true }
            users[holder.number, default: []].append(number)
        }
        return false
    }

    // MARK: What is used

    /// The numbers of the nodes that something uses.
    func used() -> Set<Int> {
        var state = UseState(users: users, owners: owners)
        for number in begun { state.call(number) }
        for (number, node) in nodes.enumerated() where !state.used.contains(number) {
            guard let type = node.type, node.isClass, isNamedByString(type) else { continue }
            state.call(number)
        }
        return state.used
    }

    /// Whether a string says the name of a class, by which it may be found at run time; its own are identifiers.
    private func isNamedByString(_ type: LinkedType) -> Bool {
        program.mentions.all.contains { file, index in
            let own = file == type.file ? type.range : .zero
            return index.hasString(type.simpleName, in: ByteRange(0, Int(own.lower)))
                || index.hasString(type.simpleName, in: ByteRange(Int(own.upper), Int(UInt32.max)))
        }
    }
}

/// What is used, as it spreads from what is there in any case.
private struct UseState {
    let users: [Int: [Int]]
    let members: [Int: [Int]]
    let owners: [Int: Int]
    /// What some code that is there names.
    private var called: Set<Int> = []
    /// What is used: it is named, and the type around it is used as well.
    private(set) var used: Set<Int> = []

    init(users: [Int: [Int]], owners: [Int: Int]) {
        self.users = users
        self.owners = owners
        members = Dictionary(grouping: owners.keys) { owners[$0] ?? $0 }
    }

    mutating func call(_ first: Int) {
        var open = [first]
        while let number = open.popLast() {
            called.insert(number)
            if let owner = owners[number], !used.contains(owner) { continue }
            guard used.insert(number).inserted else { continue }
            open += users[number] ?? []
            open += (members[number] ?? []).filter(called.contains)
        }
    }
}
