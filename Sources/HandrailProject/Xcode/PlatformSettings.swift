import HandrailModel

/// Reads from build settings where a target runs and from which version on.
enum PlatformSettings {
    /// The platforms over all configurations, sorted, each with the oldest version that one of them allows.
    ///
    /// The version is `nil` where a configuration leaves it open or names a variable that is not known here.
    static func platforms(_ configurations: [BuildSettings]) -> [PlatformVersion] {
        let platforms = configurations.reduce(into: Set<Platform>()) { $0.formUnion(supported($1)) }
        return platforms.sorted().map { platform in
            PlatformVersion(platform: platform, version: oldestVersion(of: platform, configurations))
        }
    }

    private static func oldestVersion(of platform: Platform, _ configurations: [BuildSettings]) -> Version? {
        let setting = deploymentSetting(of: platform)
        let versions = configurations.map { $0.value(setting).flatMap { Version($0) } }
        let known = versions.compactMap { $0 }
        return known.count == versions.count ? known.min() : nil
    }

    private static func supported(_ settings: BuildSettings) -> Set<Platform> {
        var platforms = named(settings)
        if platforms.contains(.iOS), settings.value("SUPPORTS_MACCATALYST") == "YES" { platforms.insert(.macCatalyst) }
        return platforms
    }

    /// From the strongest statement to the weakest: the platforms listed, the SDK, the deployment versions set. A
    /// target with an SDK of its own is not built for the platforms of the project around it.
    private static func named(_ settings: BuildSettings) -> Set<Platform> {
        let sdk = settings.value("SDKROOT").flatMap { byName[String($0.prefix { $0.isLetter })] }
        if let list = settings.value("SUPPORTED_PLATFORMS") {
            let listed = Set(list.split(separator: " ").compactMap { byName[String($0)] })
            let isOfProject = settings.isSet("SDKROOT", above: "SUPPORTED_PLATFORMS")
            if let sdk, isOfProject, !listed.contains(sdk) { return [sdk] }
            if !listed.isEmpty { return listed }
        }
        if let sdk { return [sdk] }
        return Set(Platform.allCases.filter { $0 != .macCatalyst && settings.isSet(deploymentSetting(of: $0)) })
    }

    private static func deploymentSetting(of platform: Platform) -> String {
        switch platform {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }

    /// Names of SDKs and platforms as build settings spell them; the version behind an SDK's name is cut off before.
    private static let byName: [String: Platform] = [
        "iphoneos": .iOS, "iphonesimulator": .iOS, "macosx": .macOS, "watchos": .watchOS, "watchsimulator": .watchOS,
        "appletvos": .tvOS, "appletvsimulator": .tvOS, "xros": .visionOS, "xrsimulator": .visionOS,
    ]
}
