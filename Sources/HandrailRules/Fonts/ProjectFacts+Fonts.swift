import HandrailModel

extension ProjectFacts {
    /// The fonts that the app brings along.
    var fonts: [BundleFont] {
        bundleItems(of: [.font]).compactMap { item in
            if case .font(let font) = item { font } else { nil }
        }
    }

    /// The lists of fonts in property lists, which the system loads with the app.
    var fontLists: [BundleKey] {
        bundleItems(of: [.key]).compactMap { item in
            if case .key(let key) = item, key.name == "UIAppFonts" { key } else { nil }
        }
    }

    /// The names of the files that those lists have, in lower case and without folders.
    var listedFonts: Set<String> { Set(fontLists.flatMap(\.list).map { Self.fileName($0).lowercased() }) }

    /// The last part of a path.
    static func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Calls that load fonts while the app runs.
    ///
    /// Source: Apple, documentation of Core Text, "Font Manager".
    static let fontLoaders: Set<String> = [
        "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterFontURLs",
        "CTFontManagerRegisterGraphicsFont", "CTFontManagerRegisterFontDescriptors",
        "CTFontManagerRegisterFontsWithAssetNames", "ATSApplicationFontsPath",
    ]
}
