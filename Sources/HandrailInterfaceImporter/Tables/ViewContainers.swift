import HandrailFrameworks
import HandrailModel

/// Elements that only hold views, with the part that those play.
enum ViewContainers {
    /// The part that what is inside an element plays; `nil` for an element that holds no views.
    static func slot(of element: String, in systemClass: String) -> ViewSlot? {
        switch element {
        case "subviews":
            SystemClasses.marks(of: systemClass).isDisjoint(with: [.stack, .stackOfMac]) ? .subview : .arrangedSubview
        case "segments": .segment
        case "items":
            SystemClasses.itemSlot(of: systemClass) ?? .subview
        case "sections": .section
        case "cells", "prototypes", "prototypeCellViews": .cell
        case "tableColumns", "tabViewItems", "gridCells": .subview
        case "beginningViews", "middleViews", "endViews": .arrangedSubview
        case "allowedToolbarItems": .toolbarItem
        default: nil
        }
    }

    /// The part that a view plays as the value of a key of what holds it.
    static func slot(ofKey key: String) -> ViewSlot {
        switch key {
        case "contentView", "documentView", "view": .contentView
        case "tableHeaderView", "sectionHeaderView", "headerView": .header
        case "tableFooterView", "sectionFooterView": .footer
        case "leftBarButtonItem", "backBarButtonItem": .leftBarItem
        case "rightBarButtonItem": .rightBarItem
        case "titleView": .titleView
        case "tabBarItem": .tabItem
        case "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView": .background
        case "leftView", "rightView", "accessoryView", "editingAccessoryView", "inputAccessoryView", "customView":
            .accessory
        case "menu", "submenu", "mainMenu": .menuItem
        default: .subview
        }
    }

    /// The part of the items in the lists that a navigation item or a controller keeps; `nil` for another element.
    static func slot(ofItems element: String, key: String?) -> ViewSlot? {
        switch key ?? element {
        case "leftBarButtonItems": .leftBarItem
        case "rightBarButtonItems": .rightBarItem
        case "toolbarItems": .toolbarItem
        default: nil
        }
    }
}
