import HandrailBundleImporter
import HandrailCaptureImporter
import HandrailInterfaceImporter
import HandrailModel
import HandrailObjectiveCImporter

/// Who reads the files of a project that are no Swift.
enum Importers {
    /// All of them, in the order in which what they read is linked and noted.
    static let all: [any Importer] = [
        StringTableImporter(), InterfaceImporter(), ObjectiveCImporter(), AssetCatalogImporter(), ImageFileImporter(),
        InfoPlistImporter(), FontFileImporter(), CaptureImporter(),
    ]
}
