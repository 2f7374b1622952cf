import HandrailFrameworks
import Testing

/// The rows of initializers fit together. That every effect is handled the compiler sees, as whoever makes views,
/// controllers and items goes through all of them.
@Suite struct InitializerRowTests {
    private let rows = FrameworkInitializer.rows

    @Test func noTypeHasTwoRows() {
        for (name, found) in Dictionary(grouping: rows.flatMap(\.types), by: \.self) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func everyTypeIsARow() {
        for type in rows.flatMap(\.types) {
            #expect(SystemClasses.row(of: type) != nil || FrameworkType.kind(of: type) != nil, "\(type)")
        }
    }

    @Test func noArgumentStandsTwiceInARow() {
        for row in rows {
            #expect(Set(row.arguments.map(\.label)).count == row.arguments.count, "\(row.types)")
        }
    }

    /// Which class an initializer is handed on to is not always known: what a label means, it means for all of them.
    @Test func noLabelMeansTwoThings() {
        let arguments = rows.filter { !$0.isClosed }.flatMap(\.arguments)
        for argument in arguments {
            #expect(FrameworkInitializer.effect(of: argument.label) == argument.effect, "\(argument.label)")
        }
    }

    @Test func everyPropertyThatAnArgumentSetsIsARow() {
        let known = Set(FrameworkProperty.rows.map(\.name))
        for argument in rows.flatMap(\.arguments) {
            switch argument.effect {
            case .property(let name), .assigned(let name): #expect(known.contains(name), "\(argument.label)")
            default: break
            }
        }
    }

    /// What views, controllers and items come to differs from what alerts, commands, groups and pictures do, each of
    /// which is read by itself.
    @Test func nothingIsHandledBySomeoneElse() {
        for row in rows {
            for argument in row.arguments {
                let isHandled = row.isClosed ? Self.isRead(argument.effect, of: row) : !Self.isClosed(argument.effect)
                #expect(isHandled, "\(argument.label) of \(row.types)")
            }
        }
    }

    private static func isClosed(_ effect: InitializerEffect) -> Bool {
        switch effect {
        case .wordsOfAlert, .key, .modifiers, .groupedItems, .pictureName, .pictureResource, .symbol, .symbolOfAny,
            .symbolConstant, .arranged, .laidBehind, .laidOver:
            true
        case .saysNothing, .property, .assigned, .titleOfButton, .segments, .part, .frame, .selector, .action,
            .hostedView, .searchResults, .rootController, .rootNode, .madeView:
            false
        }
    }

    /// Whether whoever reads what is made of these types handles an effect.
    private static func isRead(_ effect: InitializerEffect, of row: FrameworkInitializer) -> Bool {
        row.types.allSatisfy { type in
            switch effect {
            case .wordsOfAlert: SystemClasses.has(.alert, type)
            case .key, .modifiers: SystemClasses.has(.keyCommand, type)
            case .property: SystemClasses.has(.keyCommand, type) || SystemClasses.has(.layoutSpec, type)
            case .arranged, .laidBehind, .laidOver: SystemClasses.has(.layoutSpec, type)
            case .groupedItems: FrameworkType.kind(of: type) == .itemGroup
            case .pictureName, .pictureResource, .symbol, .symbolOfAny, .symbolConstant:
                FrameworkType.kind(of: type) == .image || FrameworkType.kind(of: type) == .imageOfMac
            default: false
            }
        }
    }

    @Test func aLabelOfAppKitIsNoField() {
        #expect(FrameworkInitializer.makesLabel("labelWithString"))
        #expect(FrameworkInitializer.makesLabel("wrappingLabelWithString"))
        #expect(!FrameworkInitializer.makesLabel("string"))
    }

    @Test func noLabelOfAViewOfSwiftUIStandsTwice() {
        for labels in ContentArguments.allLabels { #expect(Set(labels).count == labels.count, "\(labels)") }
    }

    @Test func whatPackagesAddIsNotOfSwiftUI() {
        #expect(ContentArguments.ofImage("sfSymbol") == .symbolConstant)
        #expect(!ContentArguments.isOfSwiftUI("sfSymbol"))
        #expect(ContentArguments.isOfSwiftUI("systemName"))
    }
}
