import HandrailCode
import HandrailFrameworks
import HandrailProgram
import HandrailSource

/// Functions that a class has from one above it, for its own sake or for others, and never calls: a class of the app
/// for all of its controllers may say how each of them shows that it is busy.
enum UncalledMakers {
    /// Whether a function of a class above is named nowhere in the code of a class, whose lineage is given, and no
    /// framework calls it.
    static func isUncalled(_ function: LinkedFunction, in lineage: [LinkedType], _ program: Program) -> Bool {
        let name = function.declaration.name
        guard let own = lineage.first, lineage.count > 1, !FrameworkCallback.isCallback(name),
            own.functions[name] == nil, !function.declaration.attributes.contains(where: isCalledByName)
        else { return false }
        let declarations = lineage.reduce(0) { $0 + ($1.functions[name]?.count ?? 0) }
        let mentions = lineage.reduce(0) { sum, type in
            sum + type.places.reduce(0) {
                $0 + program.mentions.index(of: $1.file).positions(of: name, in: $1.range).count
            }
        }
        return mentions <= declarations
    }

    /// Whether an attribute says that frameworks or interface files call a function by its name.
    private static func isCalledByName(_ attribute: String) -> Bool {
        attribute == "objc" || attribute.hasPrefix("objc(") || attribute == "IBAction"
    }
}
