import HandrailSource

extension ObjectiveCBody {
    /// The paths that a path means, with what local names stand for; none for an object that is nobody's view.
    func resolved(_ path: [String]) -> [[String]] {
        if let cast = path.lastIndex(where: { ObjectiveCStep.type(ofCast: $0) != nil }) {
            return resolved(cast: path, at: cast)
        }
        guard let first = path.first else { return [] }
        if ObjectiveCStep.type(ofObject: first) != nil { return [path] }
        if first == "self" { return [own(path)] }
        let rest = path.dropFirst()
        let meant = aliases[first] ?? []
        if let type = types[first] {
            if let tag = rest.firstIndex(where: ObjectiveCStep.isTag), Self.isFrameworkClass(type) || type.isEmpty {
                // A cell of the list, found by the tags of what is in it.
                return [["self"] + rest[tag...]]
            }
            return reached(rest, from: meant, of: type)
        }
        if !meant.isEmpty { return meant.map { own($0 + rest) } }
        if first.first?.isUppercase ?? false { return [] }
        // A name without `self` that nothing declares here may be an instance variable without an underscore.
        return [own(["self"] + path)]
    }

    /// What is reached from an object that is declared, or cast, to be of a class.
    private func reached(_ rest: ArraySlice<String>, from meant: [[String]], of type: String) -> [[String]] {
        // What is set on a view itself is set on the outlet it was taken from; of what is in it the class says more.
        let outlets = meant.filter(Self.isOutlet)
        let isApps = !type.isEmpty && !Self.isFrameworkClass(type)
        if !outlets.isEmpty, !isApps || rest.count < 2 { return outlets.map { own($0 + rest) } }
        return isApps ? [[ObjectiveCStep.object(of: type)] + rest] : meant.map { $0 + rest }
    }

    /// What is cast to a class.
    private func resolved(cast path: [String], at position: Int) -> [[String]] {
        let meant = position == 0 ? [] : resolved(Array(path[..<position]))
        return reached(path[(position + 1)...], from: meant, of: ObjectiveCStep.type(ofCast: path[position]) ?? "")
    }

    /// Whether a path is that of a view which the class, or another class, has a name for.
    private static func isOutlet(_ path: [String]) -> Bool {
        path.count < 3 || path.contains(where: ObjectiveCStep.isTag)
            || path.count == 3 && path[2] == ObjectiveCStep.oneOfThem
    }

    /// A path of the object's own, by the names of its properties.
    private func own(_ path: [String]) -> [String] {
        guard path.count > 1, path[0] == "self", let property = synthesized[path[1]] else { return path }
        return ["self", property] + path.dropFirst(2)
    }

    /// Whether a class is one of Apple's, which no interface file names as its own.
    static func isFrameworkClass(_ name: String) -> Bool {
        ["UI", "NS", "CA", "MK", "WK", "AV", "SK", "SCN", "GLK", "MTK"].contains { name.hasPrefix($0) } || name == "id"
    }

    // MARK: Collecting

    /// Notes that a property is set: the last step of the path.
    mutating func write(
        _ path: [String], _ value: ObjectiveCValue, _ isConditional: Bool, isAddition: Bool = false, _ range: ByteRange
    ) {
        guard let last = path.last, path.count > 1 else { return }
        let owner = ObjectiveCStep.type(ofObject: path[0])
        if let owner, Self.isFrameworkClass(owner) { return }
        var view = Self.found(path.dropLast())
        var value = value
        if view.contains("subviews"), Self.isTelling(last) {
            handovers.append(
                .init(owner: owner, view: ObjectiveCClass.Handover.everything, to: "subviews", isCall: true))
        }
        // What is set on one of several is not set on the others.
        while let inner = view.last, Self.members.contains(inner), view.count > 1 {
            view = view.dropLast()
            value = .computed
        }
        var property = ObjectiveCPropertyNames.swiftName(of: last)
        // A control of AppKit is heard as its cell is.
        if view.last == "cell", view.count > 2 { view = view.dropLast() }
        if property == "accessibilityDescription", view.last == "image", view.count > 2 {
            view = view.dropLast()
            property = "imageDescription"
        }
        var targets = [(view: Self.name(of: view), property: property)]
        if let part = view.last, Self.parts.contains(part), view.count > 1 {
            // What is set on a part of a view is a property of a property; an outlet may have the name of such a part.
            targets = (view.count == 2 ? targets : [])
                + [(view: Self.name(of: view.dropLast()), property: part + "." + property)]
        }
        for (name, property) in targets {
            // A string with attributes brings a font and a color of its own along.
            let appearance = (Self.appearance[property] ?? []).map { ($0, ObjectiveCValue.computed) }
            writes += ([(property, value)] + appearance).map {
                ObjectiveCWrite(
                    owner: owner, view: name, property: $0, value: $1, isConditional: isConditional,
                    isAddition: isAddition,
                    range: range)
            }
        }
    }

    private static let appearance = [
        "attributedText": ["attributedText.font", "attributedText.foregroundColor"],
        "attributedTitle": ["titleLabel.font", "titleColor"],
    ]

    /// Whether a property says what a view is or shows.
    private static func isTelling(_ property: String) -> Bool {
        ["accessibility", "isAccessibility", "title", "text", "font", "attributed"].contains { property.hasPrefix($0) }
    }

    /// What is found by its tag, without the view it was looked for in.
    private static func found(_ path: ArraySlice<String>) -> ArraySlice<String> {
        guard let tag = path.lastIndex(where: ObjectiveCStep.isTag), let first = path.first else { return path }
        return [first] + path[tag...]
    }

    private static let members: Set<String> = [ObjectiveCStep.oneOfThem, "firstObject", "lastObject"]

    private static let parts: Set<String> = ["titleLabel", "imageView", "textLabel", "detailTextLabel", "layer"]

    /// Notes that a view is given to a method or function, or sent a message.
    mutating func hand(_ path: [String], to selector: String, isCall: Bool = false) {
        // A class is no view.
        guard path.count > 1 || path[0] == "self", path.last?.first?.isUppercase != true else { return }
        let owner = ObjectiveCStep.type(ofObject: path[0])
        if let owner, Self.isFrameworkClass(owner) { return }
        let found = Self.found(path[...])
        let view = found.last.map(Self.members.contains) ?? false ? found.dropLast() : found
        let handover = ObjectiveCClass.Handover(owner: owner, view: Self.name(of: view), to: selector, isCall: isCall)
        if seenHandovers.insert(handover).inserted { handovers.append(handover) }
    }

    /// `closeButton` of `self.closeButton`; `self` of `self`.
    static func name(of path: ArraySlice<String>) -> String {
        guard let first = path.first, first == "self" || ObjectiveCStep.type(ofObject: first) != nil else {
            return path.joined(separator: ".")
        }
        return path.count == 1 ? "self" : path.dropFirst().joined(separator: ".")
    }

    /// What a property is given: of the elements of a container the views, where all of them have names.
    func value(of expression: ObjectiveCExpression, for path: [String]) -> ObjectiveCValue {
        guard path.last == "accessibilityElements", case .list(let members) = expression, path[0] == "self" else {
            return ObjectiveCValueReader.value(of: expression)
        }
        let views = members.map { member -> String? in
            let meant = member.paths.flatMap(resolved)
            guard meant.count == 1, meant[0].count == 2, meant[0][0] == "self" else { return nil }
            return meant[0][1]
        }
        let known = views.compactMap { $0 }
        return known.count == views.count && !known.isEmpty ? .views(known) : .computed
    }
}
