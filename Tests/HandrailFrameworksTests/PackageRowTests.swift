import HandrailFrameworks
import Testing

/// The rows of packages fit together.
@Suite struct PackageRowTests {
    @Test func noSymbolOfAPackageHasTwoRows() {
        for (name, found) in Dictionary(grouping: PackageSymbol.rows, by: \.key) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test(arguments: FrameworkPackage.allCases)
    func everyPackageHasARow(package: FrameworkPackage) {
        let hasSymbol = PackageSymbol.rows.contains { $0.package == package }
        #expect(hasSymbol || FrameworkMethod.rows.contains { $0.owner == .package(package) })
    }

    /// What is reached through a property of a view has a row for that property, or nothing of it is ever read.
    @Test(arguments: [FrameworkPackage.snapKit, .pinLayout])
    func everyPackageThatIsReachedHasANamespace(package: FrameworkPackage) {
        #expect(PackageSymbol.rows.contains { $0.package == package && $0.meaning == .namespace })
    }
}

extension PackageSymbol {
    /// What tells it from others.
    fileprivate var key: String { "\(package?.rawValue ?? "").\(name)" }
}
