/// How Swift calls what a message of Objective-C asks for, by the rules of Apple's importer ("Cocoa design patterns",
/// "omit needless words") and by rows for what these do not give.
package struct ObjectiveCMessage: Hashable, Sendable {
    /// What the message becomes.
    package enum Form: Hashable, Sendable {
        /// A method, called with arguments.
        case method
        /// A property that is read.
        case property
        /// An initializer of the class that the message is sent to.
        case initializer
    }

    /// What it becomes.
    package let form: Form
    /// The base name.
    package let name: String
    /// The labels of the arguments, in order; `nil` for none.
    package let labels: [String?]

    /// How Swift calls a method of these pieces; a selector without arguments has one piece.
    ///
    /// - Parameter takesArguments: whether colons follow the pieces.
    package static func named(_ pieces: [String], takesArguments: Bool) -> ObjectiveCMessage {
        let selector = takesArguments ? pieces.map { $0 + ":" }.joined() : pieces.first ?? ""
        if let row = rows[selector] { return row }
        guard let first = pieces.first else { return ObjectiveCMessage(form: .method, name: "", labels: []) }
        guard takesArguments else {
            return ObjectiveCMessage(form: first == "init" ? .initializer : .method, name: first, labels: [])
        }
        let rest = pieces.dropFirst().map(Self.label)
        if isInitializer(first) {
            let named = first.dropFirst("init".count)
            let label = named.hasPrefix("With") ? named.dropFirst("With".count) : named
            let labels = label.isEmpty ? nil : ObjectiveCConstant.lowerCamel(Substring(label))
            return ObjectiveCMessage(form: .initializer, name: "init", labels: [labels] + rest)
        }
        let (base, label) = split(first)
        return ObjectiveCMessage(form: .method, name: base, labels: [label] + rest)
    }

    /// How Swift makes what a class makes of itself, as `UIColor(red:green:blue:alpha:)` for
    /// `colorWithRed:green:blue:alpha:`; `nil` for any other message. Only the classes of frameworks are imported so.
    package static func made(by pieces: [String], of className: String) -> ObjectiveCMessage? {
        guard let first = pieces.first, let noun = nouns(of: className).first(where: first.hasPrefix)
        else { return nil }
        let rest = first.dropFirst(noun.count)
        let label: Substring
        if rest.hasPrefix("With") { label = rest.dropFirst("With".count) } else { label = rest }
        guard let head = label.first, head.isUppercase else { return nil }
        return ObjectiveCMessage(
            form: .initializer, name: "init",
            labels: [ObjectiveCConstant.lowerCamel(label)] + pieces.dropFirst().map(Self.label))
    }

    /// The member of a class that a message without arguments asks for: `red` of `[UIColor redColor]`.
    package static func member(_ name: String, of className: String) -> String {
        guard let noun = nouns(of: className).last else { return name }
        let suffix = noun.prefix(1).uppercased() + noun.dropFirst()
        guard name.count > suffix.count, name.hasSuffix(suffix) else { return name }
        return String(name.dropLast(suffix.count))
    }

    /// Whether the first piece of a selector is that of an initializer.
    package static func isInitializer(_ piece: String) -> Bool {
        piece.hasPrefix("init") && piece.dropFirst("init".count).first?.isUppercase ?? true
    }

    /// Methods without arguments that return something and are no properties in Swift.
    package static let methodsWithoutArguments: Set<String> = [
        "accessibilityActivate", "accessibilityPerformEscape", "accessibilityPerformMagicTap", "becomeFirstResponder",
        "resignFirstResponder", "accessibilityPerformPress", "accessibilityPerformShowMenu",
    ]

    /// The words at the end of a class name, as messages of the class begin with them: `alertController`, `controller`.
    private static func nouns(of className: String) -> [String] {
        let letters = Array(className)
        var starts = letters.indices.dropFirst().filter { position in
            letters[position].isUppercase
                && (!letters[position - 1].isUppercase
                    || position + 1 < letters.count && letters[position + 1].isLowercase)
        }
        if letters.count > 2, starts.isEmpty { starts = [2] }
        return starts.map { ObjectiveCConstant.lowerCamel(Substring(String(letters[$0...]))) }
    }

    /// A piece as the label of an argument: what only repeats the argument's type is left out.
    private static func label(_ piece: String) -> String? {
        if piece.isEmpty { return nil }
        if let short = shortened[piece] { return short }
        for type in ["IndexPath", "AtIndex"] where piece.hasSuffix(type) && piece.count > type.count {
            let rest = String(piece.dropLast(type.count))
            if type == "AtIndex" { return rest + "At" }
            if ["At", "For"].contains(where: rest.hasSuffix) { return rest }
        }
        return piece
    }

    /// The name and the label of the first argument: `animate` and `withDuration`.
    private static func split(_ piece: String) -> (name: String, label: String?) {
        let letters = Array(piece)
        for start in letters.indices.dropFirst().reversed() where letters[start].isUppercase {
            let word = String(letters[start...].prefix { $0 == letters[start] || !$0.isUppercase })
            guard prepositions.contains(word), start + word.count < letters.count else { continue }
            let label = String(letters[start...])
            return (String(letters[..<start]), Self.label(label.prefix(1).lowercased() + label.dropFirst()))
        }
        return (piece, nil)
    }

    private static let prepositions: Set<String> = ["With", "For", "From", "At", "In", "To", "Of", "By", "Using", "On"]

    private static let shortened: [String: String] = [
        "forState": "for", "forControlEvents": "for", "forIndexPath": "for", "atIndexPath": "at", "atIndex": "at",
        "withEvent": "with", "toView": "to", "fromView": "from", "inView": "in", "withObject": "with", "forAxis": "for",
        "forBarMetrics": "for", "inRect": "in", "forSegmentAtIndex": "forSegmentAt", "inTableView": "in",
        "forViewController": "for", "inCollectionView": "in",
        "shouldChangeCharactersInRange": "shouldChangeCharactersIn",
    ]

    private init(form: Form, name: String, labels: [String?]) {
        self.form = form
        self.name = name
        self.labels = labels
    }

    /// A row as Swift writes it: `name(label:_:)`, `.name` for a property.
    private init(_ spelling: String) {
        guard let open = spelling.firstIndex(of: "(") else {
            self.init(form: .property, name: String(spelling.dropFirst()), labels: [])
            return
        }
        let name = String(spelling[..<open])
        let labels = spelling[open...].dropFirst().dropLast().split(separator: ":").map { $0 == "_" ? nil : String($0) }
        self.init(form: name == "init" ? .initializer : .method, name: name, labels: labels)
    }

    private static let rows: [String: ObjectiveCMessage] = [
        "presentViewController:animated:completion:": "present(_:animated:completion:)",
        "dismissViewControllerAnimated:completion:": "dismiss(animated:completion:)",
        "popViewControllerAnimated:": "popViewController(animated:)",
        "popToRootViewControllerAnimated:": "popToRootViewController(animated:)",
        "popToViewController:animated:": "popToViewController(_:animated:)",
        "showViewController:sender:": "show(_:sender:)",
        "addChildViewController:": "addChild(_:)",
        "didMoveToParentViewController:": "didMove(toParent:)",
        "willMoveToParentViewController:": "willMove(toParent:)",
        "bringSubviewToFront:": "bringSubviewToFront(_:)", "sendSubviewToBack:": "sendSubviewToBack(_:)",
        "viewWithTag:": "viewWithTag(_:)", "objectAtIndex:": "object(at:)", "objectForKey:": "object(forKey:)",
        "addObject:": "append(_:)", "addObjectsFromArray:": "append(contentsOf:)",
        "registerClass:forCellReuseIdentifier:": "register(_:forCellReuseIdentifier:)",
        "registerNib:forCellReuseIdentifier:": "register(_:forCellReuseIdentifier:)",
        "registerClass:forCellWithReuseIdentifier:": "register(_:forCellWithReuseIdentifier:)",
        "registerNib:forCellWithReuseIdentifier:": "register(_:forCellWithReuseIdentifier:)",
        "registerClass:forHeaderFooterViewReuseIdentifier:": "register(_:forHeaderFooterViewReuseIdentifier:)",
        "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:":
            "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
        "prepareForSegue:sender:": "prepare(for:sender:)",
        "pointInside:withEvent:": "point(inside:with:)", "drawRect:": "draw(_:)",
        "numberOfSectionsInTableView:": "numberOfSections(in:)",
        "numberOfSectionsInCollectionView:": "numberOfSections(in:)",
        "performSelector:withObject:afterDelay:": "perform(_:with:afterDelay:)",
        "convertRect:toView:": "convert(_:to:)", "convertRect:fromView:": "convert(_:from:)",
        "constraintEqualToAnchor:": "constraint(equalTo:)",
        "constraintEqualToAnchor:constant:": "constraint(equalTo:constant:)",
        "constraintEqualToAnchor:multiplier:": "constraint(equalTo:multiplier:)",
        "constraintEqualToAnchor:multiplier:constant:": "constraint(equalTo:multiplier:constant:)",
        "constraintGreaterThanOrEqualToAnchor:": "constraint(greaterThanOrEqualTo:)",
        "constraintGreaterThanOrEqualToAnchor:constant:": "constraint(greaterThanOrEqualTo:constant:)",
        "constraintLessThanOrEqualToAnchor:": "constraint(lessThanOrEqualTo:)",
        "constraintLessThanOrEqualToAnchor:constant:": "constraint(lessThanOrEqualTo:constant:)",
        "constraintEqualToConstant:": "constraint(equalToConstant:)",
        "constraintGreaterThanOrEqualToConstant:": "constraint(greaterThanOrEqualToConstant:)",
        "constraintLessThanOrEqualToConstant:": "constraint(lessThanOrEqualToConstant:)",
        "constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:":
            "init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
        "constraintsWithVisualFormat:options:metrics:views:": "constraints(withVisualFormat:options:metrics:views:)",
        "systemImageNamed:": "init(systemName:)",
        "systemImageNamed:withConfiguration:": "init(systemName:withConfiguration:)",
        "imageNamed:": "init(named:)", "imageNamed:inBundle:compatibleWithTraitCollection:":
            "init(named:in:compatibleWith:)",
        "colorNamed:": "init(named:)", "fontWithName:size:": "init(name:size:)",
        "stringWithFormat:": "init(format:)", "localizedStringWithFormat:": "localizedStringWithFormat(_:)",
        "isEqualToString:": "isEqual(_:)", "localizedStringForKey:value:table:": "localizedString(forKey:value:table:)",
        "colorWithAlphaComponent:": "withAlphaComponent(_:)", "scaledFontForFont:": "scaledFont(for:)",
        "imageWithRenderingMode:": "withRenderingMode(_:)", "imageWithTintColor:": "withTintColor(_:)",
        "stringByAppendingString:": "appending(_:)",
        "verticalStackLayoutSpec": "vertical()", "horizontalStackLayoutSpec": "horizontal()",
        "wrapperWithLayoutElement:": "init(layoutElement:)", "wrapperWithLayoutElements:": "init(layoutElements:)",
        "relativePositionLayoutSpecWithHorizontalPosition:verticalPosition:sizingOption:child:":
            "init(horizontalPosition:verticalPosition:sizingOption:child:)",
        "initWithViewBlock:didLoadBlock:": "init(viewBlock:didLoad:)",
        "initWithImage:style:target:action:": "init(image:style:target:action:)",
        "initWithBarButtonSystemItem:target:action:": "init(barButtonSystemItem:target:action:)",
        "labelWithString:": "init(labelWithString:)", "wrappingLabelWithString:": "init(wrappingLabelWithString:)",
        "labelWithAttributedString:": "init(labelWithAttributedString:)", "textFieldWithString:": "init(string:)",
        "checkboxWithTitle:target:action:": "init(checkboxWithTitle:target:action:)",
        "radioButtonWithTitle:target:action:": "init(radioButtonWithTitle:target:action:)",
        "imageViewWithImage:": "init(image:)",
        "buttonWithType:": "init(type:)", "mainScreen": ".main", "sharedApplication": ".shared", "mainBundle": ".main",
        "currentDevice": ".current", "defaultCenter": ".default", "standardUserDefaults": ".standard",
        "sharedWorkspace": ".shared", "defaultManager": ".default", "generalPasteboard": ".general",
        "uppercaseString": "uppercased()", "lowercaseString": "lowercased()", "sizeToFit": "sizeToFit()",
        "localizedUppercaseString": ".localizedUppercase", "localizedCapitalizedString": ".localizedCapitalized",
    ].mapValues(ObjectiveCMessage.init)
}
