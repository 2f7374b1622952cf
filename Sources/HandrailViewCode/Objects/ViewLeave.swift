package import HandrailSource

/// Something that takes a view away some time after it came, without anybody asking for it.
package struct ViewLeave {
    /// Seconds until then, of each way that leads there, in the order in which they are met.
    var seconds: [Double]
    /// Whether the code around it asks first if an assistive technology is on.
    let asksForAssistance: Bool
    /// Where it is taken away.
    package let place: SourcePlace
}
