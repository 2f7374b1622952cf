import HandrailCode
import HandrailModel

/// Reads a lowered `Package.swift`. Nothing is run: what is neither a literal nor a constant stays unknown.
struct ManifestReader {
    private let values: ManifestValues

    /// The manifest in `file`; `nil` where no package is declared.
    static func read(_ file: CodeFile) -> PackageManifest? {
        let reader = ManifestReader(values: ManifestValues(file))
        let candidates = reader.values.values + expressions(in: file.statements, depth: 0)
        return candidates.lazy.compactMap(ManifestCall.init).first { $0.name == "Package" }.map(reader.manifest)
    }

    private init(values: ManifestValues) { self.values = values }

    private func manifest(_ package: ManifestCall) -> PackageManifest {
        let targets = package["targets"].map { values.elements($0) } ?? (elements: [], isComplete: true)
        let isApp = values.elements(package["products"]).elements
            .contains { ManifestCall($0)?.name == "iOSApplication" }
        let calls = targets.elements.map { ManifestCall($0) }
        let read = calls.compactMap { $0.flatMap { target($0, executable: isApp ? .app : .packageExecutable) } }
        let passedOver = calls.filter { $0.map { Self.withoutSources.contains($0.name) } ?? false }
        return PackageManifest(
            name: values.text(package["name"]),
            defaultLanguage: values.text(package["defaultLocalization"]),
            platforms: platforms(package["platforms"]),
            targets: read,
            hasUnknownTargets: !targets.isComplete || read.count + passedOver.count < calls.count)
    }

    private func target(_ call: ManifestCall, executable: TargetKind) -> PackageManifest.Target? {
        guard let kind = Self.kinds[call.name], let name = values.text(call["name"]) else { return nil }
        return PackageManifest.Target(
            name: name, kind: kind == .packageExecutable && call.name == "executableTarget" ? executable : kind,
            path: values.text(call["path"]), exclude: values.texts(call["exclude"]),
            sources: call["sources"].map { values.texts($0) },
            resources: values.elements(call["resources"]).elements.compactMap { resource in
                ManifestCall(resource).flatMap { values.text($0.first) }
            })
    }

    private func platforms(_ list: Expression?) -> [PlatformVersion] {
        var oldest: [Platform: Version?] = [:]
        for call in values.elements(list).elements.compactMap(ManifestCall.init) {
            guard let platform = Self.platforms[call.name] else { continue }
            oldest[platform] = .some(call.first.flatMap(version))
        }
        return oldest.sorted { $0.key < $1.key }.map { PlatformVersion(platform: $0.key, version: $0.value) }
    }

    /// Reads `.v16`, `.v10_15` and `"17.0"`.
    private func version(_ expression: Expression) -> Version? {
        let expression = values.resolved(expression)
        if let text = values.text(expression) { return Version(text) }
        guard case .member(_, let name, _) = expression.kind, name.hasPrefix("v") else { return nil }
        return Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
    }

    /// The expressions at top level, inside of `#if` too, with what assignments assign.
    private static func expressions(in statements: [Statement], depth: Int) -> [Expression] {
        guard depth < 16 else { return [] }
        return statements.flatMap { statement -> [Expression] in
            switch statement.kind {
            case .binding(_, _, let value?): [value]
            case .expression(let expression): assigned(expression)
            case .conditionalCompilation(let clauses):
                clauses.flatMap { expressions(in: $0.body, depth: depth + 1) }
            case .binding, .tupleBinding, .result, .guardElse, .forEach, .block, .caught, .function, .other: []
            }
        }
    }

    private static func assigned(_ expression: Expression) -> [Expression] {
        if case .binary("=", _, let value) = expression.kind { return [value] }
        return [expression]
    }

    private static let kinds: [String: TargetKind] = [
        "target": .packageLibrary, "executableTarget": .packageExecutable, "testTarget": .tests,
        "macro": .packageExecutable, "plugin": .packageExecutable,
    ]

    private static let withoutSources: Set<String> = ["binaryTarget", "systemLibrary"]

    private static let platforms: [String: Platform] = [
        "iOS": .iOS, "macOS": .macOS, "watchOS": .watchOS, "tvOS": .tvOS, "visionOS": .visionOS,
        "macCatalyst": .macCatalyst,
    ]
}
