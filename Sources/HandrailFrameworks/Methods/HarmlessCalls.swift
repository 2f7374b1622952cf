/// Functions and methods that leave everything as it is that is read of a view.
package enum HarmlessCalls {
    /// Functions that do nothing to what they are handed.
    package static let functions: NameSet = [
        "objc_setAssociatedObject", "objc_getAssociatedObject", "withUnsafePointer", "print", "debugPrint", "assert",
        "precondition", "fatalError", "NSLog", "type", "min", "max", "zip", "dump", "withExtendedLifetime",
        "addSubview", "addArrangedSubview", "insertSubview", "addSubviews", "isKind", "addArrangedSubviews",
        "insertArrangedSubview", "bringSubviewToFront", "sendSubviewToBack", "append", "contains", "present",
        "pushViewController", "show", "addChild", "setViewControllers", "convert", "register", "index", "firstIndex",
        "addObserver", "removeObserver", "isEqual", "performSegue", "dismiss", "isDescendant", "removeArrangedSubview",
        "setNeedsUpdate", "setSourceView", "scrollToRow", "indexPath", "deselectRow", "post", "showError",
        "becomeFirstResponder", "remove", "insert",
    ]

    /// Methods that change nothing of what is heard of a view they are called on.
    package static let methods: NameSet = [
        "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "removeGestureRecognizer", "setNeedsLayout",
        "setNeedsDisplay", "setNeedsUpdateConstraints", "updateConstraints", "layoutIfNeeded", "layoutSubviews",
        "sizeToFit", "sizeThatFits", "becomeFirstResponder", "resignFirstResponder", "removeFromSuperview",
        "addSubview", "insertSubview", "sendSubviewToBack", "bringSubviewToFront", "addConstraint", "addConstraints",
        "removeConstraint", "removeConstraints", "setContentHuggingPriority", "setContentCompressionResistancePriority",
        "convert", "hitTest", "point", "reloadData", "reloadRows", "reloadSections", "register", "dequeueReusableCell",
        "dequeueReusableSupplementaryView", "dequeueReusableHeaderFooterView", "deselectRow", "deselectItem",
        "selectRow", "selectItem", "scrollToRow", "scrollToItem", "setContentOffset", "setOn", "setValue",
        "startAnimating", "stopAnimating", "beginUpdates", "endUpdates", "performBatchUpdates", "insertRows",
        "deleteRows", "insertItems", "deleteItems", "reloadItems", "cellForRow", "cellForItem", "indexPath",
        "indexPathForRow", "indexPathForItem", "systemLayoutSizeFitting", "sendActions", "setSelected", "setEditing",
        "insertText", "setProgress", "viewWithTag", "setMarkedText", "snapshotView", "setRegion", "addAnnotation",
        "addAnnotations", "removeAnnotations", "removeAnnotation", "load", "loadHTMLString", "evaluateJavaScript",
        "isDescendant", "sendAction", "beginRefreshing", "endRefreshing", "setZoomScale", "zoom", "scrollRectToVisible",
        "setMinimumTrackImage", "setMaximumTrackImage", "setThumbImage", "setCustomSpacing", "endEditing",
        "invalidateIntrinsicContentSize", "invalidateLayout", "numberOfRows", "rectForRow", "setTitleTextAttributes",
        "setBackgroundImage", "setDate", "selectedRow", "reloadComponent", "reloadAllComponents",
        "setShowsCancelButton", "setTitleColor", "setTitleShadowColor", "setPositionAdjustment", "isKind", "isEqual",
        "layoutSublayers", "setTitlePositionAdjustment", "setBackButtonTitlePositionAdjustment",
        "setPreferredSymbolConfiguration", "addLayoutGuide", "setDividerImage", "cancelTracking", "addInteraction",
        "removeInteraction", "draw", "removeSegment", "removeAllSegments", "trailingAnchor", "shouldRasterize",
        "setSubScaleFactor", "makeConstraints", "append", "contains",
    ]
}
