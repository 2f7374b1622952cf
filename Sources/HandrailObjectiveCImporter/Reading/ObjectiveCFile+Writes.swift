import HandrailFrameworks
public import HandrailModel
public import HandrailSource

extension ObjectiveCFile {
    /// What the file does to views, in the terms of the model.
    public func classWrites(in file: FileIndex) -> [ClassWrites] {
        classes.map { found in
            let foreign = Dictionary(grouping: found.handovers.filter { $0.owner != nil }) { $0.owner ?? "" }
            return ClassWrites(
                name: found.name, superclass: found.superclass,
                writes: found.writes.map { $0.inModel(file) } + found.overrides.compactMap { $0.write(in: file) },
                answers: found.overrides.compactMap { $0.answer(in: file) },
                handovers: Self.handovers(found.handovers.filter { $0.owner == nil }),
                foreignHandovers: foreign.mapValues(Self.handovers),
                recognizers: found.gestures.map {
                    ClassWrites.Recognizer(
                        view: $0.view, taps: $0.taps, method: Self.firstPiece($0.selector),
                        place: SourcePlace(file: file, range: $0.range))
                },
                methods: functions.union(found.methods.keys), actions: actions(of: found), properties: found.properties)
        }
    }

    private static func handovers(_ found: [ObjectiveCClass.Handover]) -> [String: ClassWrites.Handovers] {
        Dictionary(grouping: found, by: \.view).mapValues { all in
            ClassWrites.Handovers(selectors: Set(all.map(\.to)), isOpen: all.contains(where: \.isCall))
        }
    }

    private func actions(of found: ObjectiveCClass) -> [String: ClassWrites.Method] {
        let named = found.methods.sorted { $0.key < $1.key }.map { selector, method in
            (Self.firstPiece(selector), method.inModel(named: Self.firstPiece(selector)))
        }
        return Dictionary(named) { first, _ in first }
    }

    /// `open` of `open:`, as interface files and Swift call a method.
    fileprivate static func firstPiece(_ selector: String) -> String { String(selector.prefix { $0 != ":" }) }
}

extension ObjectiveCMethod {
    fileprivate func inModel(named name: String) -> ClassWrites.Method {
        let calls = self.calls.map { ObjectiveCSpelling.calls[$0] ?? ObjectiveCFile.firstPiece($0) }
        let endsEditing = calls.contains { Self.endings.contains($0) }
        return ClassWrites.Method(
            summary: ActionSummary(
                calls: calls,
                assignments: assignments.map { ActionSummary.Assignment(target: $0.target, value: $0.value) },
                opensURL: calls.contains("openURL"), dismisses: calls.contains("dismiss"),
                endsEditing: endsEditing && assignments.isEmpty, isEmpty: isEmpty, digest: name),
            own: ownCalls.map(ObjectiveCFile.firstPiece))
    }

    /// What puts the keyboard away.
    private static let endings: Set<String> = ["resignFirstResponder", "endEditing", "hideKeyboard", "dismissKeyboard"]
}

extension ObjectiveCWrite {
    fileprivate func inModel(_ file: FileIndex) -> ClassWrites.Write {
        ClassWrites.Write(
            owner: owner, view: view, property: property, value: value.fact, table: value.table,
            isConditional: isConditional, isAddition: isAddition, place: SourcePlace(file: file, range: range))
    }
}

extension ObjectiveCClass.Override {
    /// The command that the method answers; `nil` for one that says something of the object.
    fileprivate func answer(in file: FileIndex) -> ClassWrites.Answer? {
        ObjectiveCSpelling.commands[name].map {
            ClassWrites.Answer($0, place: SourcePlace(file: file, range: range))
        }
    }

    /// What the method says of the object; `nil` for one that answers a command.
    fileprivate func write(in file: FileIndex) -> ClassWrites.Write? {
        guard ObjectiveCSpelling.commands[name] == nil else { return nil }
        return ClassWrites.Write(
            view: "self", property: name, value: value.fact, table: value.table,
            place: SourcePlace(file: file, range: range))
    }
}

extension ObjectiveCValue {
    /// The string table that a key stands in.
    fileprivate var table: String? {
        guard case .localized(_, let table) = self else { return nil }
        return table
    }

    /// What is known of it.
    fileprivate var fact: Fact<ViewValue> {
        switch self {
        case .words(let text): .known(.words(Words(text)))
        case .localized(let key, _): .known(.words(Words(key, origin: .missingKey(key))))
        case .flag(let flag): .known(.flag(flag))
        case .number(let number): .known(.number(number))
        case .traits(let traits): .known(.traits(traits))
        case .constant(let name): .known(.name(name))
        case .image(let name): .known(.image(.asset(.known(name))))
        case .symbol(let name): .known(.image(.symbol(.known(name))))
        case .textStyle(let style): .known(.font(FontUse(size: .style(Self.style(style)))))
        case .fixedFont(let size): .known(.font(FontUse(size: .fixed(.known(size)))))
        case .customFont(let name, let size):
            .known(.font(FontUse(size: .fixed(.known(size)), family: name.map(Fact.known) ?? .dynamic)))
        case .scalingFont(let size, let style):
            .known(
                .font(
                    FontUse(
                        size: .scaling(
                            size.map(Fact.known) ?? .dynamic, relativeTo: style.map(Self.style) ?? "body"))))
        case .views(let names): .known(.list(names.map { .name($0) }))
        case .nothing: .known(.nothing)
        case .oneOf(let values): Self.choice(values.map(\.fact))
        case .computed: .dynamic
        }
    }

    private static func choice(_ facts: [Fact<ViewValue>]) -> Fact<ViewValue> {
        let values = facts.flatMap(\.values)
        return values.count == facts.count ? .oneOf(values) : .dynamic
    }

    private static func style(_ constant: String) -> String { ObjectiveCSpelling.textStyle(ofConstant: constant) }
}
