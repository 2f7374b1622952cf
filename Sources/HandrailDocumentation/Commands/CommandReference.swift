import Foundation
import HandrailCommand
import HandrailEngine
package import HandrailModel

/// A command of the command line as it describes itself: its options, their values, and the commands below it.
package struct CommandReference: Sendable, Decodable {
    /// An argument or an option.
    package struct Argument: Sendable, Decodable {
        /// A name of an option.
        struct Name: Sendable, Decodable {
            /// How it is written: `long`, `short`, or `longWithSingleDash`.
            let kind: String
            /// The name without dashes.
            let name: String

            /// As it is typed.
            var written: String { (kind == "long" ? "--" : "-") + name }
        }

        /// `positional`, `option` or `flag`.
        let kind: String
        /// What stands for its value, such as `format`.
        let valueName: String?
        /// What it does.
        let abstract: String?
        /// What it is where nobody says.
        let defaultValue: String?
        /// Every value there is, where they can be listed.
        let allValues: [String]?
        /// Its names; none for an argument.
        let names: [Name]?
        /// Whether it may be left out.
        let isOptional: Bool
        /// Whether it may be given several times.
        let isRepeating: Bool
        /// Whether help lists it.
        let shouldDisplay: Bool

        /// As it is typed, with what stands for its value.
        var usage: String {
            let value = "<\(valueName ?? "value")>"
            switch kind {
            case "positional": return value + (isRepeating ? "…" : "")
            case "flag": return typed
            default: return "\(typed) \(value)"
            }
        }

        /// Its names as they are typed.
        private var typed: String { (names ?? []).map(\.written).joined(separator: ", ") }
    }

    /// The name of the command alone.
    let commandName: String
    /// What it is for, in a sentence.
    let abstract: String?
    /// What else there is to know.
    let discussion: String?
    /// Its arguments and options.
    let arguments: [Argument]?
    /// The commands below it.
    let subcommands: [CommandReference]?

    private struct Dump: Decodable {
        let command: CommandReference
    }

    /// The whole tool as it describes itself in a language.
    package static func tool(in language: ReportLanguage) throws -> CommandReference {
        let output = TextChannel()
        let context = CommandContext(environment: [:], output: output, errors: TextChannel())
        _ = CommandRunner.run(["--experimental-dump-help", "--lang", language.rawValue], in: context)
        return try JSONDecoder().decode(Dump.self, from: Data(output.bytes)).command
    }

    /// The arguments that help lists.
    var listed: [Argument] { (arguments ?? []).filter(\.shouldDisplay) }

    /// The commands below it, without the one that only shows help.
    var commands: [CommandReference] { (subcommands ?? []).filter { $0.commandName != "help" } }

    /// Itself and all commands below it, each with the words that it is called by.
    func all(after words: [String] = []) -> [(words: [String], command: CommandReference)] {
        let own = words + [commandName]
        return [(own, self)] + commands.flatMap { $0.all(after: own) }
    }

    /// Its usage in one line.
    func usage(_ words: [String]) -> String {
        let positional = listed.filter { $0.kind == "positional" }
            .map { $0.isOptional ? "[\($0.usage)]" : $0.usage }
        let tail = commands.isEmpty ? positional : ["<command>"]
        return (words + (listed.count > positional.count ? ["[options]"] : []) + tail).joined(separator: " ")
    }
}

/// Keeps what the command line says of itself.
private final class TextChannel: OutputChannel {
    let isTerminal = false
    let columns: Int? = nil
    private let kept = Locked<[UInt8]>([])

    var bytes: [UInt8] { kept.withLock { $0 } }

    func write(_ bytes: [UInt8]) -> WriteResult {
        kept.withLock { $0 += bytes }
        return .written
    }
}
