/// The script and the style of a page, put together of the files in `Assets`.
package enum PageParts {
    /// The style.
    static let style = String(decoding: PackageResources.page_css, as: UTF8.self)

    /// The script of a page in a file.
    package static let script = joined(modules)

    /// The script of a page that is served, which looks for a later one.
    package static let servedScript = joined(modules + [PackageResources.serve_js])

    /// Modules in the order in which they build on each other, inside one function, so that no name of theirs is seen
    /// from outside.
    private static func joined(_ modules: [[UInt8]]) -> String {
        "(() => {\n\"use strict\";\n" + modules.map { String(decoding: $0, as: UTF8.self) }.joined()
            + "start();\n})();\n"
    }

    private static let modules: [[UInt8]] = [
        PackageResources.data_js, PackageResources.words_js, PackageResources.dom_js, PackageResources.trend_js,
        PackageResources.summary_js, PackageResources.findings_js, PackageResources.layout_js, PackageResources.see_js,
        PackageResources.picture_js, PackageResources.listen_js, PackageResources.screens_js, PackageResources.map_js,
        PackageResources.palette_js, PackageResources.checklist_js, PackageResources.main_js,
    ]
}
