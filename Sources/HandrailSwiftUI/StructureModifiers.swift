import HandrailModel

/// Modifiers that add views, bars and screens.
enum StructureModifiers {
    /// The modifiers by name.
    package static let table: [String: ModifierTable.Effect] = [
        "overlay": .layers(.overlay), "background": .layers(.background), "safeAreaInset": .layers(.overlay),
        "safeAreaBar": .layers(.overlay), "backgroundPreferenceValue": .layers(.background),
        "overlayPreferenceValue": .layers(.overlay), "containerBackground": .layers(.background),
        "mask": .inert, "contextMenu": .layers(.contextMenu), "swipeActions": .layers(.swipeActions),
        "toolbar": .layers(.toolbar), "navigationBarItems": .layers(.toolbar), "badge": .inert,
        "searchable": .layers(.toolbar), "placeholder": .layers(.placeholder),
        "tabViewBottomAccessory": .layers(.overlay), "tabItem": .tabItem,
        "sheet": .presents(.sheet, .sheet), "fullScreenCover": .presents(.cover, .cover),
        "popover": .presents(.popover, .popover), "inspector": .presents(.inspector, .sheet),
        "navigationDestination": .presents(.navigationDestination, .navigation),
        "alert": .presents(.alert, .dialog), "confirmationDialog": .presents(.confirmationDialog, .dialog),
        "actionSheet": .presents(.confirmationDialog, .dialog),
        // The menu bar of a Mac, and the menus that an iPad shows for its keyboard.
        "commands": .presents(.other, .dialog),
        "dialogSuppressionToggle": .inert,
        "fileExporter": .inert, "fileImporter": .inert, "fileMover": .inert, "photosPicker": .inert,
        "quickLookPreview": .inert,
    ]
}
