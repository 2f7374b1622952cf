import HandrailModel

/// Says that names in a fix need a newer system than the oldest that the app runs on.
enum ReleaseNote {
    /// One note for each release that the names came with, the oldest first.
    static func notes(on names: [DatedName], in dialect: Dialect) -> [Bilingual] {
        Dictionary(grouping: names, by: \.release).sorted { $0.key < $1.key }
            .map { note(on: $0.value.map(\.text), since: $0.key, in: dialect) }
    }

    private static func note(on names: [String], since release: SystemRelease, in dialect: Dialect) -> Bilingual {
        let platform = dialect.platforms.first(where: release.isAfter)?.platform ?? .iOS
        let version = release.version(of: platform)
        let system = "\(platform.rawValue) \(version.minor == 0 ? String(version.major) : version.description)"
        let need = names.count == 1 ? "needs" : "need"
        return Bilingual(
            en: """
                (\(names.joined(separator: " and ")) \(need) \(system), and the app runs on older ones too: keep it \
                behind if #available(\(system), *).)
                """,
            ko: """
                (\(names.joined(separator: ", "))은(는) \(system)부터 쓸 수 있는데 앱은 더 낮은 버전도 지원하므로 \
                if #available(\(system), *) 안에서 사용하세요.)
                """)
    }
}
