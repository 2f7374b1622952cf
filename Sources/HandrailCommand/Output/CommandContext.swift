import Foundation
public import Handrail
import HandrailEngine
import HandrailModel
import HandrailReporting
public import HandrailRules

/// Everything a run touches outside itself: environment, output, and the auditor.
public struct CommandContext: Sendable {
    /// Environment variables.
    public let environment: [String: String]
    /// Where the report goes, and nothing else.
    public let output: any OutputChannel
    /// Where complaints and progress go.
    public let errors: any OutputChannel
    /// Every rule there is, sorted by id.
    public let rules: [RuleInfo]
    /// Makes an auditor that follows a policy.
    public let auditor: @Sendable (AuditPolicy) -> Auditor
    /// Takes an audit and what it was made from, to free them or not.
    public let keep: @Sendable (any Sendable) -> Void
    /// At most so many bytes of what is handed over on standard input; `nil` where it cannot be read.
    public let input: @Sendable (Int) -> [UInt8]?
    /// Waits until it is time to look at the files again; `false` where nobody waits any longer.
    public let pause: @Sendable () -> Bool
    /// The next line that somebody types; `nil` where there is none.
    public let line: @Sendable () -> String?

    /// A context; the defaults are the real auditor and its rules.
    public init(
        environment: [String: String], output: any OutputChannel, errors: any OutputChannel,
        rules: [RuleInfo] = RuleCatalog.all,
        auditor: @escaping @Sendable (AuditPolicy) -> Auditor = { Auditor(policy: $0) },
        keep: @escaping @Sendable (any Sendable) -> Void = { _ in },
        input: @escaping @Sendable (Int) -> [UInt8]? = Self.standardInput,
        pause: @escaping @Sendable () -> Bool = Self.second,
        line: @escaping @Sendable () -> String? = { readLine() }
    ) {
        self.environment = environment
        self.output = output
        self.errors = errors
        self.rules = rules
        self.auditor = auditor
        self.keep = keep
        self.input = input
        self.pause = pause
        self.line = line
    }

    /// The bytes of standard input, at most so many.
    public static let standardInput: @Sendable (Int) -> [UInt8]? = { most in
        var bytes: [UInt8] = []
        while bytes.count < most {
            guard let data = try? FileHandle.standardInput.read(upToCount: most - bytes.count) else { return bytes }
            guard !data.isEmpty else { return bytes }
            bytes += data
        }
        return bytes
    }

    /// Waits for a second.
    public static let second: @Sendable () -> Bool = {
        Thread.sleep(forTimeInterval: 1)
        return true
    }

    /// Those of this process.
    public static var process: CommandContext {
        CommandContext(
            environment: ProcessInfo.processInfo.environment, output: DescriptorChannel(descriptor: 1),
            errors: DescriptorChannel(descriptor: 2), keep: { value in kept.withLock { $0.append(value) } })
    }

    /// The process ends soon: what it made is never freed.
    private static let kept = Locked<[any Sendable]>([])

    /// Width in cells: `COLUMNS`, else what the terminal says, else 80.
    var width: Int {
        let asked = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        return min(max(asked ?? output.columns ?? 80, 40), 400)
    }

    /// Whether standard output may be colored. Source: <https://no-color.org>.
    var usesColor: Bool {
        output.isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// Writes the result of the run.
    func deliver(_ bytes: [UInt8]) throws(CommandFailure) {
        guard output.write(bytes) == .failed else { return }
        throw CommandFailure(
            .nothingDone,
            Bilingual(en: "The output could not be written.", ko: "결과를 출력하지 못했습니다."))
    }

    /// Writes a list as the result of the run.
    func deliver(_ listing: some Listing, as format: ListFormat) throws(CommandFailure) {
        let bytes: [UInt8]
        do {
            bytes = try format.bytes(listing, TextPage(width: width, color: usesColor))
        } catch {
            throw CommandFailure(
                .nothingDone,
                Bilingual(en: "The output could not be put into JSON.", ko: "결과를 JSON으로 만들지 못했습니다."))
        }
        try deliver(bytes)
    }

    /// Writes one sentence to standard error. Nothing can be done where even that fails.
    func complain(_ sentence: String, language: ReportLanguage) {
        let head = Bilingual(en: "error: ", ko: "오류: ")[language]
        _ = errors.write(head + PlainLine.of(KoreanParticle.settle(sentence)) + "\n")
    }

    /// Says one sentence besides the result. Nothing can be done where it cannot be written.
    func tell(_ sentence: String) {
        _ = errors.write(PlainLine.of(KoreanParticle.settle(sentence)) + "\n")
    }

    /// The audit of a project; a terminal shows how far it has come.
    ///
    /// - Parameter isLast: whether the process ends soon after it, so that nothing has to be freed.
    func audit(
        _ paths: [String], by policy: AuditPolicy, language: ReportLanguage, isLast: Bool = true
    ) throws(CommandFailure) -> Audit {
        let meter = errors.isTerminal && environment["TERM"] != "dumb"
            ? ProgressMeter(channel: errors, language: language) : nil
        defer { meter?.finish() }
        do throws(AuditError) {
            let audit = try auditor(policy).audit(
                CapturePictures.added(to: paths), progress: { meter?.update($0) }, keep: isLast ? keep : { _ in })
            if isLast { keep(audit) }
            return audit
        } catch {
            throw CommandFailure(error)
        }
    }
}
