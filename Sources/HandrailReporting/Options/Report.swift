public import HandrailModel

/// One way to write an audit down: a pure function, so the same audit always gives the same bytes.
public protocol Report: Sendable {
    /// The report, ending with a line end; empty where the format has nothing to say.
    func text(of audit: Audit) -> String
}
