import HandrailModel
import HandrailSource
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What is said where Handrail itself fails: one sentence that names the file, and the documented status, instead of
/// silence or a trace.
///
/// A handler of signals may do next to nothing; writing and ending the process are allowed (POSIX, "Async-signal-safe
/// functions"). Its words are made beforehand.
enum UnforeseenError {
    /// Signals by which a process ends that does what it must not: memory that is not there, a trap of the language.
    static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

    /// Who wants to see where it failed sets this variable, which Swift knows; then nothing is caught.
    static let traceVariable = "SWIFT_BACKTRACE"

    /// Says the sentence from now on, in a language, where this process fails.
    static func expect(in language: ReportLanguage, environment: [String: String]) {
        unblock()
        guard environment[traceVariable] == nil, let named = CText(sentence(about: "\u{0}")[language], at: "\u{0}"),
            let unnamed = CText(sentence(about: nil)[language] + "\u{0}", at: "\u{0}")
        else { return }
        // Made before the first signal can come: a handler must not be the one that makes its storage.
        _ = WorkPlace.path
        texts.store(Texts.address(of: named, unnamed), ordering: .sequentiallyConsistent)
        for number in signals { handle(number) }
    }

    /// The sentence.
    ///
    /// - Parameter path: the file that was being worked on.
    static func sentence(about path: String?) -> Bilingual {
        path.map {
            Bilingual(
                en: """
                    error: Handrail failed at \($0): this is an error in Handrail, and nothing was reported. Leave \
                    this file out to audit the rest, and report the error with the file.
                    """,
                ko: """
                    오류: \($0) 파일을 처리하다 Handrail에 오류가 발생했습니다. Handrail의 문제이며, \
                    보고된 결과는 없습니다. 이 파일을 빼고 나머지를 검사하고, 파일과 함께 오류를 신고하세요.
                    """)
        } ?? Bilingual(
            en: "error: Handrail failed: this is an error in Handrail, and nothing was reported. Report it.",
            ko: "오류: Handrail에 오류가 발생했습니다. Handrail의 문제이며, 보고된 결과는 없습니다. 오류를 신고하세요.")
    }

    // MARK: The handler

    /// Text before and after a path, which lives as long as the process.
    private struct CText {
        let before: UnsafeBufferPointer<UInt8>
        let after: UnsafeBufferPointer<UInt8>

        /// A text that is cut in two at a character.
        init?(_ text: String, at character: Character) {
            guard let cut = text.firstIndex(of: character) else { return nil }
            before = Self.bytes(of: text[..<cut])
            after = Self.bytes(of: text[text.index(after: cut)...] + "\n")
        }

        private static func bytes(of text: Substring) -> UnsafeBufferPointer<UInt8> {
            let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
            _ = bytes.initialize(from: text.utf8)
            return UnsafeBufferPointer(bytes)
        }

        func write(around path: UnsafePointer<CChar>?) {
            send(before.baseAddress, before.count)
            if let path { send(path, strlen(path)) }
            send(after.baseAddress, after.count)
        }

        private func send(_ start: UnsafeRawPointer?, _ count: Int) {
            var rest = count
            var next = start
            while rest > 0, let from = next {
                #if canImport(Darwin)
                    let sent = Darwin.write(2, from, rest)
                #elseif canImport(Musl)
                    let sent = Musl.write(2, from, rest)
                #else
                    let sent = Glibc.write(2, from, rest)
                #endif
                guard sent > 0 else { return }
                rest -= sent
                next = from + sent
            }
        }
    }

    /// Both sentences.
    private struct Texts {
        let named: CText
        let unnamed: CText

        /// The address of both, for good.
        static func address(of named: CText, _ unnamed: CText) -> UInt {
            let texts = UnsafeMutablePointer<Texts>.allocate(capacity: 1)
            texts.initialize(to: Texts(named: named, unnamed: unnamed))
            return UInt(bitPattern: texts)
        }
    }

    private static let texts = Atomic<UInt>(0)
    private static let isSaid = Atomic<Bool>(false)

    private static func handle(_ number: Int32) {
        var action = sigaction()
        let handler: @convention(c) (Int32) -> Void = { _ in UnforeseenError.end() }
        #if canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #else
            action.__sigaction_handler.sa_handler = handler
        #endif
        action.sa_flags = .init(SA_ONSTACK)
        sigemptyset(&action.sa_mask)
        _ = sigaction(number, &action, nil)
    }

    /// Whoever started this process may have blocked signals, and a process inherits that.
    private static func unblock() {
        var set = sigset_t()
        sigemptyset(&set)
        for number in signals { sigaddset(&set, number) }
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    private static func end() -> Never {
        // Several threads may fail at once: the first one speaks, and ends them all.
        while isSaid.exchange(true, ordering: .sequentiallyConsistent) { _ = pause() }
        if let texts = UnsafePointer<Texts>(bitPattern: texts.load(ordering: .sequentiallyConsistent)) {
            let path = WorkPlace.path
            (path == nil ? texts.pointee.unnamed : texts.pointee.named).write(around: path)
        }
        _exit(ExitStatus.nothingDone.rawValue)
    }
}
