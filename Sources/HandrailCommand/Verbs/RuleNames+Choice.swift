import HandrailConfiguration
import HandrailEngine
import HandrailSource

extension RuleNames {
    /// The ids of the rules that names stand for.
    func rules(named names: [String]) throws(CommandFailure) -> Set<String> {
        var chosen: Set<String> = []
        for name in names {
            guard let ids = rules(named: name) else {
                throw CommandFailure(
                    .badRequest,
                    SelectionError.unknown(name: name, nearest: NearestName.of(name, in: all)).message)
            }
            chosen.formUnion(ids)
        }
        return chosen
    }
}
