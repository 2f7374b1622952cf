/// A group of APIs that tell much about a device: a privacy manifest has to say what they are used for.
public struct ReasonedAPI: Hashable, Sendable {
    /// Its name in a manifest.
    public let category: String
    /// The names of its APIs that no other API has.
    public let names: [String]
    /// The reasons there are.
    public let reasons: [String]
}

/// The groups. Source: Apple, “Describing use of required reason API”, checked 2026-11-21; the store takes no app
/// without them since 2024-05-01, but for the Mac. Names that other types have as well, such as `creationDate`, are
/// left out, but where they are asked of the attributes of a file.
public enum ReasonedAPIs {
    /// All of them.
    public static let all: [ReasonedAPI] = [
        ReasonedAPI(
            category: prefix + "FileTimestamp",
            names: [
                "contentModificationDateKey", "creationDateKey", "NSFileCreationDate", "NSFileModificationDate",
                "NSURLContentModificationDateKey", "NSURLCreationDateKey", "FileAttributeKey.creationDate",
                "FileAttributeKey.modificationDate",
            ],
            reasons: ["DDA9.1", "C617.1", "3B52.1", "0A2A.1"]),
        ReasonedAPI(
            category: prefix + "SystemBootTime", names: ["ProcessInfo.processInfo.systemUptime", "mach_absolute_time"],
            reasons: ["35F9.1", "8FFB.1", "3D61.1"]),
        ReasonedAPI(
            category: prefix + "DiskSpace",
            names: [
                "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
                "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey", "systemFreeSize",
                "NSFileSystemFreeSize", "NSFileSystemSize", "statvfs", "statfs",
            ],
            reasons: ["85F4.1", "E174.1", "7D9E.1", "B728.1"]),
        ReasonedAPI(
            category: prefix + "ActiveKeyboards", names: ["UITextInputMode.activeInputModes"],
            reasons: ["3EC4.1", "54BD.1"]),
        ReasonedAPI(
            category: prefix + "UserDefaults", names: ["UserDefaults", "NSUserDefaults"],
            reasons: ["CA92.1", "1C8F.1", "C56D.1", "AC6B.1"]),
    ]

    private static let prefix = "NSPrivacyAccessedAPICategory"
}
