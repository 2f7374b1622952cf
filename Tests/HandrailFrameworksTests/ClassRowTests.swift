import HandrailFrameworks
import HandrailModel
import Testing

/// The rows of classes fit together.
@Suite struct ClassRowTests {
    @Test func noClassHasTwoRows() {
        let rows = Dictionary(grouping: SystemClasses.rows, by: \.name)
        for (name, found) in rows { #expect(found.count == 1, "\(name) has \(found.count) rows") }
    }

    @Test func everySuperclassIsARow() {
        for row in SystemClasses.rows {
            guard let superclass = row.superclass else { continue }
            #expect(SystemClasses.row(of: superclass) != nil, "\(superclass), above \(row.name)")
        }
    }

    @Test func noClassComesFromItself() {
        for row in SystemClasses.rows {
            #expect(!SystemClasses.ancestors(of: row.name).contains(row.name), "\(row.name)")
        }
    }

    @Test func everyPropertyThatAClassShowsIsARow() {
        let known = Set(FrameworkProperty.rows.map(\.name))
        for row in SystemClasses.rows {
            for name in row.form?.properties ?? [] {
                let last = name.split(separator: ".").last.map(String.init) ?? name
                #expect(known.contains(name) || known.contains(last), "\(name) of \(row.name)")
            }
        }
    }

    @Test(arguments: BuiltInClass.allCases)
    func everyBuiltInClassIsARow(builtIn: BuiltInClass) {
        #expect(SystemClasses.row(of: builtIn.name) != nil, "\(builtIn.name)")
    }

    @Test func everyElementOfAnInterfaceFileStandsForItsRow() {
        for row in SystemClasses.rows {
            for element in row.elements {
                let found = [
                    InterfaceElements.classInUIKit(element), InterfaceElements.classInAppKit(element),
                    InterfaceElements.classInWatchKit(element),
                ]
                #expect(found.contains(row.name), "\(element) of \(row.name)")
            }
            for element in row.elementsOfMac {
                #expect(InterfaceElements.classInAppKit(element) == row.name, "\(element) of \(row.name)")
            }
            for element in row.sceneElements {
                #expect(InterfaceElements.controllerClass(element) == row.name, "\(element) of \(row.name)")
            }
        }
    }

    @Test func onlyRecognizersHaveAGesture() {
        for row in SystemClasses.rows where row.gesture != nil { #expect(row.family == .gesture, "\(row.name)") }
    }

    @Test func everyClassThatReadersMakeIsARow() {
        for name in [
            SystemClasses.view, SystemClasses.viewController, SystemClasses.windowController,
            SystemClasses.rootView(of: SystemClasses.windowController),
        ] {
            #expect(SystemClasses.row(of: name) != nil, "\(name)")
        }
        #expect(SystemClasses.button?.kind == .button)
        #expect(SystemClasses.plainView?.kind == .group)
    }

    @Test(arguments: FrameworkRoot.allCases)
    func everyRootIsMadeByARow(root: FrameworkRoot) {
        guard root != .unknown, root != .recognizer else { return }
        #expect(SystemClasses.rows.contains { $0.family != nil && FrameworkRoot(of: $0.name) == root }, "\(root)")
    }

    @Test func anElementIsOfTheFrameworkThatItsNameTells() {
        for row in SystemClasses.rows {
            guard let form = row.form else { continue }
            #expect(form.isOfAppKit == SystemClasses.isOfAppKit(row.name), "\(row.name)")
        }
    }
}

extension ElementForm {
    /// The properties that the element is made of.
    fileprivate var properties: [String] {
        switch variation {
        case .flag(let name, _, _, _), .name(let name, _, _): sources.flatMap(\.properties) + [name]
        case .axis: sources.flatMap(\.properties) + ["axis"]
        case .traits: sources.flatMap(\.properties) + ["accessibilityTraits"]
        case .contents, nil: sources.flatMap(\.properties)
        }
    }
}
