/// The actions of commands that every app for the Mac has in its menus, as the frameworks handle them themselves.
/// Source: the menus that Xcode puts into a new project.
package enum StandardCommands {
    /// The methods, without colons.
    package static let names: Set<String> = [
        "orderFrontStandardAboutPanel", "hide", "hideOtherApplications", "unhideAllApplications", "terminate",
        "newDocument", "openDocument", "clearRecentDocuments", "performClose", "saveDocument", "saveDocumentAs",
        "saveDocumentTo", "duplicateDocument", "revertDocumentToSaved", "runPageLayout", "printDocument", "print",
        "undo", "redo", "cut", "copy", "paste", "pasteAsPlainText", "delete", "selectAll", "performFindPanelAction",
        "performTextFinderAction", "centerSelectionInVisibleArea", "showGuessPanel", "checkSpelling",
        "toggleContinuousSpellChecking", "toggleGrammarChecking", "toggleAutomaticSpellingCorrection",
        "orderFrontSubstitutionsPanel", "toggleSmartInsertDelete", "toggleAutomaticQuoteSubstitution",
        "toggleAutomaticDashSubstitution", "toggleAutomaticLinkDetection", "toggleAutomaticDataDetection",
        "toggleAutomaticTextReplacement", "uppercaseWord", "lowercaseWord", "capitalizeWord", "startSpeaking",
        "stopSpeaking", "orderFrontFontPanel", "addFontTrait", "modifyFont", "underline", "useStandardKerning",
        "turnOffKerning", "tightenKerning", "loosenKerning", "useStandardLigatures", "turnOffLigatures",
        "useAllLigatures", "unscript", "superscript", "subscript", "raiseBaseline", "lowerBaseline",
        "orderFrontColorPanel", "copyFont", "pasteFont", "alignLeft", "alignCenter", "alignJustified", "alignRight",
        "makeBaseWritingDirectionNatural", "makeBaseWritingDirectionLeftToRight",
        "makeBaseWritingDirectionRightToLeft", "makeTextWritingDirectionNatural",
        "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft", "toggleRuler", "copyRuler",
        "pasteRuler", "toggleToolbarShown", "runToolbarCustomizationPalette", "toggleSourceList", "toggleSidebar",
        "toggleFullScreen", "performMiniaturize", "performZoom", "arrangeInFront", "showHelp",
    ]
}
