import HandrailModel
import HandrailStandards
import Testing

@Suite("Sizes that platforms ask for")
struct PlatformMetricsTests {
    @Test("say how large a control has to be")
    func targets() {
        #expect(PlatformMetrics.metrics(for: .iOS).defaultTarget == 44)
        #expect(PlatformMetrics.metrics(for: .iOS).minimumTarget == 28)
        #expect(PlatformMetrics.metrics(for: .macOS).minimumTarget == 20)
        #expect(PlatformMetrics.metrics(for: .tvOS).defaultTarget == 66)
        #expect(PlatformMetrics.metrics(for: .visionOS).buttonCenterDistance == 60)
        #expect(PlatformMetrics.metrics(for: .watchOS).textEnlargement == 140)
    }

    @Test("hold together on every platform")
    func consistent() {
        for platform in Platform.allCases {
            let metrics = PlatformMetrics.metrics(for: platform)
            #expect(metrics.platform == platform)
            #expect(metrics.minimumTarget < metrics.defaultTarget)
            #expect(metrics.minimumTextSize < metrics.defaultTextSize)
        }
    }

    @Test("ask less contrast of large text")
    func contrast() {
        #expect(ContrastThreshold.minimum(pointSize: 17, isBold: false) == 4.5)
        #expect(ContrastThreshold.minimum(pointSize: 18, isBold: false) == 3)
        #expect(ContrastThreshold.minimum(pointSize: 14, isBold: true) == 3)
        #expect(ContrastThreshold.minimum(pointSize: 13, isBold: true) == 4.5)
    }
}
