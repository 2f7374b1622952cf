/// The images that AppKit brings along, which it names and describes itself: `NSAddTemplate`.
public enum AppKitImage {
    /// Whether an image of that name is AppKit's.
    public static func isOne(_ name: String) -> Bool {
        guard name.hasPrefix("NS") else { return false }
        return name.hasPrefix("NSTouchBar") || plain.contains(String(name.dropFirst(2)))
    }

    /// The name of the image that a constant of `NSImage` or `NSImage.Name` stands for, `addTemplateName` or
    /// `addTemplate`; `nil` for a constant that is none of AppKit's.
    public static func name(ofConstant constant: String) -> String? {
        guard constant.hasSuffix("Name") || constant.hasSuffix("Template"), let first = constant.first
        else { return nil }
        let rest = String(constant.dropFirst().dropLast(constant.hasSuffix("Name") ? 4 : 0))
        let name = "NS" + first.uppercased() + rest
        return isOne(name) ? name : nil
    }

    private static let plain: Set<String> = [
        "ActionTemplate", "AddTemplate", "Advanced", "ApplicationIcon", "BluetoothTemplate", "Bonjour",
        "BookmarksTemplate", "Caution", "ColorPanel", "ColumnViewTemplate", "Computer", "EnterFullScreenTemplate",
        "Everyone", "ExitFullScreenTemplate", "FlowViewTemplate", "Folder", "FolderBurnable", "FolderSmart",
        "FollowLinkFreestandingTemplate", "FontPanel", "GoBackTemplate", "GoForwardTemplate", "GoLeftTemplate",
        "GoRightTemplate", "HomeTemplate", "IChatTheaterTemplate", "IconViewTemplate", "Info",
        "InvalidDataFreestandingTemplate", "LeftFacingTriangleTemplate", "ListViewTemplate", "LockLockedTemplate",
        "LockUnlockedTemplate", "MenuMixedStateTemplate", "MenuOnStateTemplate", "MobileMe", "MultipleDocuments",
        "Network", "PathTemplate", "PreferencesGeneral", "QuickLookTemplate", "RefreshFreestandingTemplate",
        "RefreshTemplate", "RemoveTemplate", "RevealFreestandingTemplate", "RightFacingTriangleTemplate",
        "ShareTemplate", "SlideshowTemplate", "SmartBadgeTemplate", "StatusAvailable", "StatusNone",
        "StatusPartiallyAvailable", "StatusUnavailable", "StopProgressFreestandingTemplate", "StopProgressTemplate",
        "TrashEmpty", "TrashFull", "User", "UserAccounts", "UserGroup", "UserGuest",
    ]
}
