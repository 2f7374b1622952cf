package import HandrailEngine
package import HandrailRules
import HandrailSemantics

/// The parts that an auditor is put together from.
package struct Assembly: Sendable {
    /// What discovery found, with the work that knows how to go on from there.
    package struct Discovery: Sendable {
        /// The files there are.
        package let files: DiscoveredFiles
        /// The work on them.
        package let stages: AuditStages

        /// A discovery.
        package init(files: DiscoveredFiles, stages: AuditStages) {
            self.files = files
            self.stages = stages
        }
    }

    /// The rules.
    package let rules: [RegisteredRule]
    /// Finds what paths stand for.
    package let discover: @Sendable ([String], AuditPolicy) throws(AuditError) -> Discovery

    /// An assembly.
    package init(
        rules: [RegisteredRule], discover: @escaping @Sendable ([String], AuditPolicy) throws(AuditError) -> Discovery
    ) {
        self.rules = rules
        self.discover = discover
    }

    /// Every importer and every rule there is.
    package static let standard = Assembly(rules: Rulebook.all) { paths, policy throws(AuditError) in
        let reader = try ProjectReader(paths, policy: policy, importers: Importers.all)
        let linker = ProjectLinker(project: reader.project, components: policy.components)
        return Discovery(
            files: reader.files,
            stages: AuditStages(
                read: reader.reading, head: reader.head, lower: ProjectReader.lower, importers: Importers.all,
                link: linker.link, perceive: Perception(spokenSymbolName: ProjectLinker.spokenName).perceive))
    }
}
