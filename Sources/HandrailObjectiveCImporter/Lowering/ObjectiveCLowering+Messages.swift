import HandrailCode
import HandrailFrameworks
import HandrailSource

extension ObjectiveCLowering {
    /// `[receiver piece:value, value piece:value]`
    mutating func message(from start: Int) -> Expression? {
        var inside = inner(cursor.bracketed())
        let written = cursor.range(from: start)
        defer { constructs.formUnion(inside.constructs) }
        guard let receiver = inside.receiver() else { return Expression(.other, written) }
        // As in Swift, it begins with what it is sent to: that is how places in the index are told to be of it.
        let range = ByteRange(Int(receiver.range.lower), Int(written.upper))
        let nameStart = inside.cursor.peek()?.range.lower ?? range.lower
        var pieces: [String] = []
        var values: [[Expression]] = []
        while let token = inside.cursor.peek() {
            guard let piece = token.name ?? (token.is(":") ? "" : nil) else { return Expression(.other, range) }
            if token.name != nil { inside.cursor.advance() }
            pieces.append(piece)
            guard inside.cursor.take(":") else { break }
            var given: [Expression] = []
            repeat {
                guard let value = inside.expression() else { return Expression(.other, range) }
                given.append(value)
            } while inside.cursor.take(",")
            values.append(given)
        }
        guard let first = pieces.first else { return Expression(.other, range) }
        let sent = Sent(receiver: receiver, pieces: pieces, values: values, range: range, nameStart: nameStart)
        if case .name(let name) = receiver.kind, name.first?.isUppercase ?? false { inside.constructs.insert(name) }
        return values.isEmpty ? Self.asked(sent, first) : Self.called(sent)
    }

    /// What a message is sent to: the first piece follows it without a sign.
    private mutating func receiver() -> Expression? {
        guard let token = cursor.peek() else { return nil }
        // Without this a class before its message would be read as a type before a variable.
        if let name = token.name, cursor.peek(1)?.name != nil {
            cursor.advance()
            return name.hasPrefix("_") ? named(name, token.range) : Expression(.name(name), token.range)
        }
        return expression()
    }

    /// A message as it is written.
    private struct Sent {
        let receiver: Expression
        let pieces: [String]
        let values: [[Expression]]
        let range: ByteRange
        let nameStart: UInt32

        /// The class that it is sent to, by its name.
        var className: String? {
            guard case .name(let name) = receiver.kind, name.first?.isUppercase ?? false else { return nil }
            return name
        }

        func member(_ name: String) -> Expression {
            Expression(.member(base: receiver, name: name, nameStart: nameStart), range)
        }
    }

    /// A message without arguments.
    private static func asked(_ sent: Sent, _ name: String) -> Expression {
        switch name {
        case "alloc", "new", "allocWithZone":
            return Expression(.call(callee: sent.receiver, arguments: []), sent.range)
        case "init":
            if case .call(_, let arguments) = sent.receiver.kind, arguments.isEmpty {
                return Expression(sent.receiver.kind, sent.range)
            }
            return Expression(.call(callee: sent.member("init"), arguments: []), sent.range)
        case "copy", "mutableCopy", "retain", "autorelease": return Expression(sent.receiver.kind, sent.range)
        case "class": return sent.className == nil ? sent.member("classForCoder") : sent.member("self")
        default: break
        }
        let message = ObjectiveCMessage.named([name], takesArguments: false)
        if case .property = message.form { return sent.member(message.name) }
        if message.name != name {
            return Expression(.call(callee: sent.member(message.name), arguments: []), sent.range)
        }
        if let type = sent.className, StaticColors.types.contains(type) {
            return sent.member(ObjectiveCMessage.member(name, of: type))
        }
        return sent.member(ObjectiveCPropertyNames.swiftName(of: name))
    }

    /// A message with arguments.
    private static func called(_ sent: Sent) -> Expression {
        if let assignment = assignment(sent) { return assignment }
        let own = ObjectiveCMessage.named(sent.pieces, takesArguments: true)
        var message = own
        if own.form == .method, let type = sent.className, SystemClasses.isWritten(inObjectiveC: type),
            let made = ObjectiveCMessage.made(by: sent.pieces, of: type)
        {
            message = made
        }
        let arguments = arguments(sent, message)
        switch message.form {
        case .initializer:
            if case .call(let callee, let none) = sent.receiver.kind, none.isEmpty {
                return Expression(.call(callee: callee, arguments: arguments), sent.range)
            }
            let callee = sent.className == nil ? sent.member("init") : sent.receiver
            return Expression(.call(callee: callee, arguments: arguments), sent.range)
        case .method, .property:
            return Expression(.call(callee: sent.member(message.name), arguments: arguments), sent.range)
        }
    }

    private static func arguments(_ sent: Sent, _ message: ObjectiveCMessage) -> [Argument] {
        sent.values.enumerated().flatMap { position, values in
            let label = message.labels.indices.contains(position) ? message.labels[position] : nil
            return values.enumerated().map { number, value in
                Argument(label: number == 0 ? label : nil, value: value)
            }
        }
    }

    /// `[label setText:@"…"]` sets a property of the framework's.
    private static func assignment(_ sent: Sent) -> Expression? {
        guard sent.pieces.count == 1, let value = sent.values.first?.first,
            let property = ObjectiveCPropertyNames.property(ofSetter: sent.pieces[0]),
            FrameworkProperty.isKnown(property)
        else { return nil }
        return Expression(.binary(operator: "=", left: sent.member(property), right: value), sent.range)
    }
}
