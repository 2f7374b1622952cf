public import ArgumentParser
public import Handrail
public import HandrailReporting
public import HandrailSimulation

// Types of other rooms that people write as options.

extension ReportFormat: ExpressibleByArgument {
    /// The format of a name; `nil` where there is none.
    public init?(argument: String) {
        guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = format
    }

    /// Its name.
    public var defaultValueDescription: String { name }
    /// The names of all formats.
    public static var allValueStrings: [String] { all.map(\.name) }
}

extension FailingLevel: WordChoice {}

extension SkippedCode: CustomStringConvertible {
    /// The name of the case, by which the parser keeps the flag; left to itself it is found by reflection.
    public var description: String {
        switch self {
        case .tests: "tests"
        case .generated: "generated"
        case .vendored: "vendored"
        case .pods: "pods"
        case .carthage: "carthage"
        case .buildProducts: "buildProducts"
        case .checkouts: "checkouts"
        case .nodeModules: "nodeModules"
        }
    }
}

extension SkippedCode: EnumerableFlag {
    /// `--include-tests`, `--include-build-products`, and so on.
    public static func name(for value: SkippedCode) -> NameSpecification {
        switch value {
        case .tests: .customLong("include-tests")
        case .generated: .customLong("include-generated")
        case .vendored: .customLong("include-vendored")
        case .pods: .customLong("include-pods")
        case .carthage: .customLong("include-carthage")
        case .buildProducts: .customLong("include-build-products")
        case .checkouts: .customLong("include-checkouts")
        case .nodeModules: .customLong("include-node-modules")
        }
    }

    /// What the flag includes.
    public static func help(for value: SkippedCode) -> ArgumentHelp? {
        switch value {
        case .tests: HelpText.help(en: "Audit tests too.", ko: "테스트도 검사합니다.")
        case .generated: HelpText.help(en: "Audit generated code too.", ko: "생성된 코드도 검사합니다.")
        case .vendored: HelpText.help(en: "Audit copies of other people's code too.", ko: "복사해 둔 외부 코드도 검사합니다.")
        case .pods: HelpText.help(en: "Audit Pods too.", ko: "Pods도 검사합니다.")
        case .carthage: HelpText.help(en: "Audit Carthage too.", ko: "Carthage도 검사합니다.")
        case .buildProducts: HelpText.help(en: "Audit .build and DerivedData too.", ko: ".build와 DerivedData도 검사합니다.")
        case .checkouts: HelpText.help(en: "Audit packages that were fetched too.", ko: "내려받은 패키지도 검사합니다.")
        case .nodeModules: HelpText.help(en: "Audit node_modules too.", ko: "node_modules도 검사합니다.")
        }
    }
}

extension AssistiveFeature: WordChoice {}

extension ScreenState: ExpressibleByArgument {
    /// The state of a name; `nil` where there is none.
    public init?(argument: String) {
        guard let state = Self.allCases.first(where: { $0.name == argument }) else { return nil }
        self = state
    }

    /// Its name.
    public var defaultValueDescription: String { name }
    /// The names of all states.
    public static var allValueStrings: [String] { allCases.map(\.name) }
}
