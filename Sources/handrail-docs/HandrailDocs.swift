import Foundation
import Handrail
import HandrailCommand
import HandrailDocumentation
import HandrailModel
import HandrailTrials

/// Writes the documentation that the program itself can tell.
///
///     handrail-docs site FOLDER     the site, from the root of the repository
///     handrail-docs manual FOLDER   manual pages in both languages, as a folder `man` has them
@main
enum HandrailDocs {
    /// Runs the command line.
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 2, let verb = arguments.first, let folder = arguments.last, !folder.isEmpty else {
            fail("Usage: handrail-docs site FOLDER, or handrail-docs manual FOLDER")
        }
        do {
            switch verb {
            case "site": try write(site(), into: folder)
            case "manual": try write(manual(), into: folder)
            default: fail("There is no \(verb): ask for a site or a manual.")
            }
        } catch {
            fail("The documentation could not be written: \(error)")
        }
    }

    private static func site() throws -> [(path: String, text: String)] {
        let site = try DocumentationSite(
            rules: RuleCatalog.all, documents: SiteDocument.all(in: "docs"), ledger: LedgerFiles(),
            version: ToolVersion.current)
        return site.files.map { ($0.path, $0.text) }
    }

    private static func manual() throws -> [(path: String, text: String)] {
        try [ReportLanguage.english, .korean].map { language in
            let page = try ManualPage(in: language, version: ToolVersion.current)
            return (page.path, page.text)
        }
    }

    private static func write(_ files: [(path: String, text: String)], into folder: String) throws {
        for (path, text) in files {
            let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        print("\(files.count) files were written to \(folder).")
    }

    private static func fail(_ sentence: String) -> Never {
        FileHandle.standardError.write(Data("\(sentence)\n".utf8))
        exit(2)
    }
}
