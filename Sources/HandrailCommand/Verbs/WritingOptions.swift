import ArgumentParser
import HandrailModel

/// The options of runs that go along with somebody who is writing.
struct WritingOptions: ParsableArguments {
    /// The file whose content is handed over.
    @Option(
        help: HelpText.help(
            en: "Read the content of this file from standard input, as editors have it before it is saved, and tell "
                + "its findings alone.",
            ko: "저장하기 전의 편집기 내용처럼 이 파일의 내용을 표준 입력에서 읽고, 이 파일의 결과만 보여 줍니다."))
    var stdinPath: String?

    /// Whether files are looked at again and again.
    @Flag(
        help: HelpText.help(
            en: "Audit again whenever a file changes, and tell what is new and what is gone; Ctrl-C ends it.",
            ko: "파일이 바뀔 때마다 다시 검사해 새로 생긴 결과와 없어진 결과를 보여 줍니다. Ctrl-C로 끝냅니다."))
    var watch = false

    /// Refuses what they contradict.
    ///
    /// - Parameter others: whether a baseline is written, or the report goes to a program or a file.
    func check(besides others: Bool) throws(CommandFailure) {
        guard stdinPath == nil || !watch, !watch || !others else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--watch” prints text as files change: leave out --stdin-path, --format, --output and what "
                        + "writes a baseline.",
                    ko: "‘--watch’는 파일이 바뀔 때마다 텍스트를 출력합니다. --stdin-path, --format, --output과 기준 파일을 쓰는 옵션을 빼세요."))
        }
    }
}
