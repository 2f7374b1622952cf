import HandrailModel

/// The pages about commands in one language.
struct CommandPages {
    /// The tool as it describes itself in that language.
    let tool: CommandReference
    /// The language.
    let language: ReportLanguage

    private var words: SiteWords { SiteWords(language: language) }

    /// The list, and a page for each command.
    var pages: [SitePage] { [list] + commands.map(page) }

    private var commands: [(words: [String], command: CommandReference)] { Array(tool.all().dropFirst()) }

    private var list: SitePage {
        SiteIndex.page(.commands, language, title: words.section(.commands)) { page in
            let items = commands.map { names, command in
                let address = page.address(SitePath.command(names.dropFirst(), language))
                let link = HTMLText.link(address, names.joined(separator: " "))
                return "\(link): \(HTMLText.prose(command.abstract ?? ""))"
            }
            return "<p>\(HTMLText.prose(tool.discussion ?? ""))</p>" + HTMLText.list(items)
        }
    }

    private func page(_ names: [String], _ command: CommandReference) -> SitePage {
        let path = SitePath.command(names.dropFirst(), language)
        let below = command.commands.map { child in
            let address = SitePath.relative(
                from: path, to: SitePath.command(names.dropFirst() + [child.commandName], language))
            return "\(HTMLText.link(address, child.commandName)): \(HTMLText.prose(child.abstract ?? ""))"
        }
        let usage = words.pick("Usage", "사용법")
        let parts = [
            "<p class=\"lead\">\(HTMLText.prose(command.abstract ?? ""))</p>",
            HTMLText.code(command.usage(names), label: usage),
            command.discussion.map { "<p>\(HTMLText.prose($0))</p>" } ?? "",
            below.isEmpty ? "" : HTMLText.element("h2", words.section(.commands)) + HTMLText.list(below),
            options(command),
        ]
        return SitePage(
            path: path, language: language, section: .commands, title: names.joined(separator: " "),
            body: parts.joined(separator: "\n"),
            words: ([command.abstract ?? ""] + command.listed.map(\.usage)).joined(separator: " "),
            twin: SitePath.command(names.dropFirst(), language.other))
    }

    private func options(_ command: CommandReference) -> String {
        guard !command.listed.isEmpty else { return "" }
        let rows = command.listed.map { argument in
            let name = argument.names?.first?.name
            let anchor = name.map { " id=\"\(HTMLText.escaped($0))\"" } ?? ""
            return "<dt\(anchor)>\(HTMLText.element("code", argument.usage))</dt><dd>\(said(of: argument))</dd>"
        }
        let title = HTMLText.element("h2", words.pick("Arguments and options", "인자와 옵션"), ["id": "options"])
        return title + "<dl>\(rows.joined())</dl>"
    }

    private func said(of argument: CommandReference.Argument) -> String {
        let values = (argument.allValues ?? []).map { HTMLText.element("code", $0) }.joined(separator: ", ")
        return [
            HTMLText.prose(argument.abstract ?? ""),
            values.isEmpty ? "" : "\(words.pick("Values:", "값:")) \(values).",
            argument.defaultValue.map { "\(words.pick("Default:", "기본값:")) \(HTMLText.element("code", $0))." } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
