import HandrailReport

/// The style of all pages and the script of the search.
enum SiteAssets {
    /// The style.
    static let style = String(decoding: PackageResources.site_css, as: UTF8.self)
    /// What a policy knows the style by.
    static let styleDigest = SHA256.base64(of: Array(style.utf8))
    /// The script of the search, which finds the data in the page.
    static let search = String(decoding: PackageResources.search_js, as: UTF8.self)
}
