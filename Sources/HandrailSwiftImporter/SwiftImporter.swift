public import HandrailCode
public import HandrailSource
import SwiftParser
import SwiftSyntax

/// Reads one Swift file into its lowered form: a pure function of the file's bytes.
///
/// The file is parsed once and walked once. Nothing downstream knows the syntax tree.
public enum SwiftImporter {
    /// The lowered form of `source`. A file that does not parse is read as far as it goes.
    public static func lower(_ source: SourceText) -> CodeFile {
        source.bytes.withUnsafeBufferPointer { bytes in
            switch SourceShape.verdict(on: bytes) {
            case .whole: lower(bytes, unread: nil)
            case .noText: lower(UnsafeBufferPointer(rebasing: bytes[..<0]), unread: .noText)
            case .cut(let end, let place):
                lower(UnsafeBufferPointer(rebasing: bytes[..<end]), unread: .tooDeep(at: UInt32(clamping: place)))
            }
        }
    }

    private static func lower(_ bytes: UnsafeBufferPointer<UInt8>, unread: CodeFile.Unread?) -> CodeFile {
        // The limit is the parser's own guard against nesting that would exhaust the stack.
        var parser = Parser(bytes, maximumNestingLevel: maximumNesting)
        let tree = SourceFileSyntax.parse(from: &parser)
        let directives = DirectiveReader.directives(in: bytes, tree: tree)
        var lowering = FileLowering(bytes)
        lowering.lower(tree)
        let index = TokenIndexing.index(of: tree, bytes)
        return lowering.file(directives: directives, index: index, hasErrors: tree.hasError, unread: unread)
    }

    /// A parsed file of which nothing was read yet.
    public struct Parsed: Sendable {
        private let tree: SourceFileSyntax

        fileprivate init(_ tree: SourceFileSyntax) { self.tree = tree }
    }

    /// Parses and does nothing else: the floor that whole audits are measured against.
    public static func parseOnly(_ source: SourceText) -> Parsed {
        source.bytes.withUnsafeBufferPointer { bytes in
            var parser = Parser(bytes, maximumNestingLevel: maximumNesting)
            return Parsed(SourceFileSyntax.parse(from: &parser))
        }
    }

    private static let maximumNesting = 128
}
