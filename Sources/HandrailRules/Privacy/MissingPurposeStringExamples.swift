/// What `missing-purpose-string` must find, and what it must not.
enum MissingPurposeStringExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation, RuleExample.start("↓manager.requestWhenInUseAuthorization()"), files: RuleExample.app),
        RuleExample(
            .violation, RuleExample.start("↓AVCaptureDevice.requestAccess(for: .video) { _ in }"),
            files: listing("<key>NSMicrophoneUsageDescription</key><string>Record a memo.</string>")),
        RuleExample(
            .silent, RuleExample.start("AVCaptureDevice.requestAccess(for: .video) { _ in }"),
            files: listing("<key>NSCameraUsageDescription</key><string>Scan the code on a ticket.</string>")),
        RuleExample(
            .silent, RuleExample.start("show(PHPickerViewController(configuration: PHPickerConfiguration()))"),
            files: RuleExample.app),
        RuleExample(
            .silent,
            RuleExample.start(
                "UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }"),
            files: RuleExample.app),
        RuleExample(
            .review, RuleExample.start("↓manager.requestWhenInUseAuthorization()"),
            files: RuleExample.app.merging([
                "ko.lproj/InfoPlist.strings": "\"NSLocationWhenInUseUsageDescription\" = \"가까운 부두를 찾습니다.\";"
            ]) { _, new in new }),
        RuleExample(
            .review,
            RuleExample.start("↓AVCaptureDevice.requestAccess(for: .video) { _ in }"),
            files: listing("<key>NSMicrophoneUsageDescription</key><string>Record a memo.</string>").merging([
                "ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"승선권을 스캔합니다.\";"
            ]) { _, new in new }),
        RuleExample(
            .violation, RuleExample.start("↓manager.requestWhenInUseAuthorization()"),
            files: RuleExample.app.merging([
                "ko.lproj/InfoPlist.strings": "\"NSCameraUsageDescription\" = \"승선권을 스캔합니다.\";"
            ]) { _, new in new }),
        RuleExample(
            .nearMiss("no list is there that could be read"),
            RuleExample.start("manager.requestWhenInUseAuthorization()")),
        RuleExample(
            .nearMiss("what is compiled for other builds only"),
            RuleExample.start("#if BETA\n_ = CBCentralManager(delegate: nil, queue: nil)\n#endif"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("nothing calls the code"),
            """
            import CoreLocation

            final class Guide: NSObject {
                private let manager = CLLocationManager()

                func start() {
                    manager.requestWhenInUseAuthorization()
                }
            }
            """, files: RuleExample.app),
    ]

    private static func listing(_ keys: String) -> [String: String] {
        RuleExample.app.merging(["Info.plist": RuleExample.list(keys)]) { _, new in new }
    }
}
