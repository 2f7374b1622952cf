import HandrailModel
import Synchronization

/// Colors of the system found so far on one platform: an app has few, and asks for them with every text.
final class SystemColorCache: Sendable {
    private let platform: Platform
    private let versions: [Version?]
    /// The values in each appearance, in the order of all appearances, by the name of the color.
    private let found = Mutex<[String: [[ColorValue]?]]>([:])

    private init(platform: Platform, versions: [Version?]) {
        self.platform = platform
        self.versions = versions
    }

    /// Those of a platform over some of its versions; hardly any run has more than one platform.
    static func shared(by platform: Platform, _ versions: [Version?]) -> SystemColorCache {
        all.withLock { all in
            if let known = all.first(where: { $0.platform == platform && $0.versions == versions }) { return known }
            let new = SystemColorCache(platform: platform, versions: versions)
            all.append(new)
            return new
        }
    }

    private static let all = Mutex<[SystemColorCache]>([])

    /// The values of a color in an appearance, looked up in all of them when they are first asked for.
    func values(
        of name: String, in appearance: Appearance, _ lookUp: (Appearance) -> [ColorValue]?
    ) -> [ColorValue]? {
        if let known = found.withLock({ $0[name] }) { return known[appearance.position] }
        let values = Appearance.allCases.map(lookUp)
        found.withLock { $0[name] = values }
        return values[appearance.position]
    }
}

extension Appearance {
    /// Its position among all of them.
    fileprivate var position: Int { (isDark ? 1 : 0) + (hasIncreasedContrast ? 2 : 0) }
}
