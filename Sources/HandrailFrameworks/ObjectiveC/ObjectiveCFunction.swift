/// How Swift calls the functions of C that frameworks have for Objective-C.
package enum ObjectiveCFunction {
    /// What Swift writes for a function: the callee with the labels of its arguments; `nil` for one of no row.
    package static func swift(for name: String) -> (callee: [String], labels: [String?])? { rows[name] }

    /// The property that a function without arguments reads: `UIAccessibility.isReduceMotionEnabled`.
    package static func property(for name: String) -> [String]? {
        guard name.hasPrefix("UIAccessibilityIs") else { return nil }
        return ["UIAccessibility", "is" + name.dropFirst("UIAccessibilityIs".count)]
    }

    private static let rows: [String: (callee: [String], labels: [String?])] = [
        "CGRectMake": (["CGRect"], ["x", "y", "width", "height"]),
        "NSMakeRect": (["NSRect"], ["x", "y", "width", "height"]),
        "CGSizeMake": (["CGSize"], ["width", "height"]), "NSMakeSize": (["NSSize"], ["width", "height"]),
        "CGPointMake": (["CGPoint"], ["x", "y"]), "NSMakePoint": (["NSPoint"], ["x", "y"]),
        "UIEdgeInsetsMake": (["UIEdgeInsets"], ["top", "left", "bottom", "right"]),
        "NSEdgeInsetsMake": (["NSEdgeInsets"], ["top", "left", "bottom", "right"]),
        "CGAffineTransformMakeScale": (["CGAffineTransform"], ["scaleX", "y"]),
        "CGAffineTransformMakeRotation": (["CGAffineTransform"], ["rotationAngle"]),
        "CGAffineTransformMakeTranslation": (["CGAffineTransform"], ["translationX", "y"]),
        "NSLocalizedString": (["NSLocalizedString"], [nil, "comment"]),
        "NSLocalizedStringFromTable": (["NSLocalizedString"], [nil, "tableName", "comment"]),
        "NSLocalizedStringFromTableInBundle": (["NSLocalizedString"], [nil, "tableName", "bundle", "comment"]),
        "NSLocalizedStringWithDefaultValue":
            (["NSLocalizedString"], [nil, "tableName", "bundle", "value", "comment"]),
        "UIAccessibilityPostNotification": (["UIAccessibility", "post"], ["notification", "argument"]),
        "NSClassFromString": (["NSClassFromString"], [nil]),
    ]

    /// Functions that run a block: which argument the block is, and what Swift calls.
    package static func running(_ name: String) -> (callee: [String], block: Int)? { runners[name] }

    private static let runners: [String: (callee: [String], block: Int)] = [
        "dispatch_async": (["DispatchQueue", "main", "async"], 1),
        "dispatch_sync": (["DispatchQueue", "main", "sync"], 1),
        "dispatch_after": (["DispatchQueue", "main", "asyncAfter"], 2),
    ]
}
