/// The SF Symbols whose names begin with b and c; `SymbolTable` says what stands after a name.
enum SymbolNamesBToC {
    /// The names.
    static let text = #"""
b.circle:A b.circle.fill:A b.square:A b.square.fill:A backpack:J backpack.circle:K backpack.circle.fill:K
backpack.fill:J backpack.sensor.tag.radiowaves.left.and.right:W backpack.sensor.tag.radiowaves.left.and.right.fill:W
backward:A backward.bubble:Y? backward.bubble.fill:Y? backward.circle:F backward.circle.fill:F backward.end:A
backward.end.alt:A backward.end.alt.fill:A backward.end.circle:J backward.end.circle.fill:J backward.end.fill:A
backward.fill:A backward.frame:C backward.frame.fill:C badge.plus.radiowaves.forward:C
badge.plus.radiowaves.right:A~badge.plus.radiowaves.forward bag:A bag.badge.minus:A bag.badge.plus:A
bag.badge.questionmark:J bag.badge.questionmark.ar:J@ bag.circle:C bag.circle.fill:C bag.fill:A bag.fill.badge.minus:A
bag.fill.badge.plus:A bag.fill.badge.questionmark:J bag.fill.badge.questionmark.ar:J@ bahtsign:J
bahtsign.arrow.circlepath:M=bahtsign.arrow.trianglehead.counterclockwise.rotate.90
bahtsign.arrow.trianglehead.counterclockwise.rotate.90:R bahtsign.bank.building:R bahtsign.bank.building.fill:R
bahtsign.building.classical:Y? bahtsign.building.classical.fill:Y? bahtsign.circle:A bahtsign.circle.fill:A
bahtsign.gauge.chart.lefthalf.righthalf:R bahtsign.gauge.chart.leftthird.topthird.rightthird:R bahtsign.ring:R
bahtsign.ring.dashed:R bahtsign.square:A bahtsign.square.fill:A balloon:J balloon.2:J balloon.2.fill:J balloon.fill:J
bandage:A bandage.fill:A banknote:C banknote.fill:C barcode:A barcode.viewfinder:A barometer:C base.unit:R baseball:J
baseball.circle:J baseball.circle.fill:J baseball.diamond.bases:J baseball.diamond.bases.outs.indicator:R
baseball.fill:J basket:J basket.fill:J basketball:J basketball.circle:J basketball.circle.fill:J basketball.fill:J
bathtub:J bathtub.fill:J battery.0:A=battery.0percent battery.0percent:M battery.100:A=battery.100percent
battery.100.bolt:C=battery.100percent.bolt battery.100.bolt.rtl:C=battery.100percent.bolt.rtl@
battery.100.circle:J=battery.100percent.circle battery.100.circle.fill:J=battery.100percent.circle.fill
battery.100percent:M battery.100percent.bolt:M battery.100percent.bolt.rtl:M@ battery.100percent.circle:M
battery.100percent.circle.fill:M battery.25:A=battery.25percent battery.25percent:M battery.50:F=battery.50percent
battery.50percent:M battery.75:F=battery.75percent battery.75percent:M batteryblock:K batteryblock.fill:K
batteryblock.slash:K batteryblock.slash.fill:K batteryblock.stack:R batteryblock.stack.badge.snowflake:R
batteryblock.stack.badge.snowflake.fill:R batteryblock.stack.fill:R batteryblock.stack.trianglebadge.exclamationmark:R
batteryblock.stack.trianglebadge.exclamationmark.fill:R beach.umbrella:J beach.umbrella.fill:J beats.earphones:F!32
beats.fit.pro:H=beats.fitpro!17 beats.fit.pro.chargingcase:H=beats.fitpro.chargingcase!18
beats.fit.pro.chargingcase.fill:H=beats.fitpro.chargingcase.fill!18 beats.fit.pro.left:H=beats.fitpro.left!17
beats.fit.pro.right:H=beats.fitpro.right!17 beats.fitpro:M!17 beats.fitpro.chargingcase:M!18
beats.fitpro.chargingcase.fill:M!18 beats.fitpro.left:M!17 beats.fitpro.right:M!17 beats.headphones:F!33 beats.pill:Q!19
beats.pill.fill:Q!19 beats.powerbeats:F!20 beats.powerbeats.left:L!20 beats.powerbeats.pro:R!21
beats.powerbeats.pro.2:V!22 beats.powerbeats.pro.2.chargingcase:V!23 beats.powerbeats.pro.2.chargingcase.fill:V!23
beats.powerbeats.pro.2.left:V!22 beats.powerbeats.pro.2.right:V!22 beats.powerbeats.pro.chargingcase:R!24
beats.powerbeats.pro.chargingcase.fill:R!24 beats.powerbeats.pro.left:R!21 beats.powerbeats.pro.right:R!21
beats.powerbeats.right:L!20 beats.powerbeats3:F!25 beats.powerbeats3.left:L!25 beats.powerbeats3.right:L!25
beats.powerbeatspro:F=beats.powerbeats.pro!21 beats.powerbeatspro.chargingcase:F=beats.powerbeats.pro.chargingcase!24
beats.powerbeatspro.chargingcase.fill:F=beats.powerbeats.pro.chargingcase.fill!24
beats.powerbeatspro.left:F=beats.powerbeats.pro.left!21 beats.powerbeatspro.right:F=beats.powerbeats.pro.right!21
beats.solobuds:Q!26 beats.solobuds.chargingcase:Q!27 beats.solobuds.chargingcase.fill:Q!27 beats.solobuds.left:Q!26
beats.solobuds.right:Q!26 beats.studiobud.left:F=beats.studiobuds.left!28
beats.studiobud.right:F=beats.studiobuds.right!28 beats.studiobuds:F!28 beats.studiobuds.chargingcase:F!31
beats.studiobuds.chargingcase.fill:F!31 beats.studiobuds.left:R!28 beats.studiobuds.plus:R!29
beats.studiobuds.plus.chargingcase:R!30 beats.studiobuds.plus.chargingcase.fill:R!30 beats.studiobuds.plus.left:R!29
beats.studiobuds.plus.right:R!29 beats.studiobuds.right:R!28 beats.studiobudsplus:M=beats.studiobuds.plus!29
beats.studiobudsplus.chargingcase:M=beats.studiobuds.plus.chargingcase!30
beats.studiobudsplus.chargingcase.fill:M=beats.studiobuds.plus.chargingcase.fill!30
beats.studiobudsplus.left:M=beats.studiobuds.plus.left!29 beats.studiobudsplus.right:M=beats.studiobuds.plus.right!29
bed.double:A bed.double.badge.checkmark:W bed.double.badge.checkmark.fill:W bed.double.circle:F bed.double.circle.fill:F
bed.double.fill:A bell:A bell.and.waveform:F=bell.badge.waveform bell.and.waveform.fill:F=bell.badge.waveform.fill
bell.and.waves.left.and.right:J bell.and.waves.left.and.right.fill:J bell.badge:C bell.badge.circle:F
bell.badge.circle.fill:F bell.badge.fill:C bell.badge.slash:M bell.badge.slash.fill:M bell.badge.slash.fill.rtl:M@
bell.badge.slash.rtl:M@ bell.badge.waveform:M bell.badge.waveform.fill:M bell.badge.waveform.slash:W
bell.badge.waveform.slash.fill:W bell.circle:A bell.circle.fill:A bell.fill:A bell.slash:A bell.slash.circle:C
bell.slash.circle.fill:C bell.slash.fill:A bell.square:F bell.square.fill:F beziercurve:R bicycle:C bicycle.circle:C
bicycle.circle.fill:C bicycle.sensor.tag.radiowaves.left.and.right:W bicycle.sensor.tag.radiowaves.left.and.right.fill:W
bin.xmark:A=xmark.bin bin.xmark.fill:A=xmark.bin.fill binoculars:C binoculars.circle:M binoculars.circle.fill:M
binoculars.fill:C bird:J bird.circle:M bird.circle.fill:M bird.fill:J birthday.cake:J birthday.cake.fill:J bitcoinsign:J
bitcoinsign.arrow.circlepath:M=bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90:R bitcoinsign.bank.building:R bitcoinsign.bank.building.fill:R
bitcoinsign.building.classical:Y? bitcoinsign.building.classical.fill:Y? bitcoinsign.circle:A bitcoinsign.circle.fill:A
bitcoinsign.gauge.chart.lefthalf.righthalf:R bitcoinsign.gauge.chart.leftthird.topthird.rightthird:R bitcoinsign.ring:R
bitcoinsign.ring.dashed:R bitcoinsign.square:A bitcoinsign.square.fill:A blinds.horizontal.closed:J
blinds.horizontal.open:J blinds.vertical.closed:J blinds.vertical.open:J blood.pressure.cuff:W
blood.pressure.cuff.badge.gauge.with.needle:W blood.pressure.cuff.badge.gauge.with.needle.fill:W
blood.pressure.cuff.fill:W bold:A bold.italic.underline:A bold.underline:A bolt:A bolt.badge.a:A=bolt.badge.automatic
bolt.badge.a.fill:A=bolt.badge.automatic.fill bolt.badge.automatic:M bolt.badge.automatic.fill:M bolt.badge.checkmark:M
bolt.badge.checkmark.fill:M bolt.badge.clock:J bolt.badge.clock.fill:J bolt.badge.xmark:M bolt.badge.xmark.fill:M
bolt.batteryblock:F bolt.batteryblock.fill:F bolt.brakesignal:J bolt.car:C bolt.car.circle:F bolt.car.circle.fill:F
bolt.car.fill:C bolt.circle:A bolt.circle.fill:A bolt.fill:A bolt.fill.batteryblock:C=bolt.batteryblock
bolt.fill.batteryblock.fill:C=bolt.batteryblock.fill bolt.heart:C bolt.heart.fill:C bolt.horizontal:A
bolt.horizontal.circle:A bolt.horizontal.circle.fill:A bolt.horizontal.fill:A bolt.horizontal.icloud:A!84
bolt.horizontal.icloud.fill:A!84 bolt.house:S bolt.house.fill:S bolt.ring.closed:G bolt.shield:F bolt.shield.fill:F
bolt.slash:A bolt.slash.circle:C bolt.slash.circle.fill:C bolt.slash.fill:A bolt.square:F bolt.square.fill:F
bolt.trianglebadge.exclamationmark:K bolt.trianglebadge.exclamationmark.fill:K bonjour:C!34 book:A book.and.wrench:M
book.and.wrench.fill:M book.badge.plus:W book.badge.plus.fill:W book.circle:A book.circle.fill:A book.closed:C
book.closed.circle:F book.closed.circle.fill:F book.closed.fill:C book.fill:A book.pages:M book.pages.fill:M bookmark:A
bookmark.circle:C bookmark.circle.fill:C bookmark.fill:A bookmark.slash:C bookmark.slash.fill:C bookmark.square:F
bookmark.square.fill:F books.vertical:C books.vertical.circle:F books.vertical.circle.fill:F books.vertical.fill:C
box.truck:J=truck.box box.truck.badge.clock:J=truck.box.badge.clock
box.truck.badge.clock.fill:J=truck.box.badge.clock.fill box.truck.badge.clock.fill.rtl:J=truck.box.badge.clock.fill.rtl@
box.truck.badge.clock.rtl:J=truck.box.badge.clock.rtl@ box.truck.fill:J=truck.box.fill brain:F brain.fill:M
brain.filled.head.profile:M brain.head.profile:F brain.head.profile.fill:M brakesignal:J brakesignal.dashed:J
brazilianrealsign:J brazilianrealsign.arrow.circlepath:M=brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90
brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90:R brazilianrealsign.bank.building:R
brazilianrealsign.bank.building.fill:R brazilianrealsign.building.classical:Y?
brazilianrealsign.building.classical.fill:Y? brazilianrealsign.circle:D brazilianrealsign.circle.fill:D
brazilianrealsign.gauge.chart.lefthalf.righthalf:R brazilianrealsign.gauge.chart.leftthird.topthird.rightthird:R
brazilianrealsign.ring:R brazilianrealsign.ring.dashed:R brazilianrealsign.square:D brazilianrealsign.square.fill:D
briefcase:A briefcase.circle:F briefcase.circle.fill:F briefcase.fill:A briefcase.sensor.tag.radiowaves.left.and.right:W
briefcase.sensor.tag.radiowaves.left.and.right.fill:W bubble:M bubble.and.pencil:R bubble.and.pencil.rtl:R@
bubble.circle:M bubble.circle.fill:M bubble.fill:M bubble.left:A bubble.left.and.bubble.right:A
bubble.left.and.bubble.right.fill:A bubble.left.and.exclamationmark.bubble.right:F
bubble.left.and.exclamationmark.bubble.right.fill:F bubble.left.and.heart.bubble.right:Y?
bubble.left.and.heart.bubble.right.fill:Y? bubble.left.and.text.bubble.right:M bubble.left.and.text.bubble.right.fill:M
bubble.left.and.text.bubble.right.fill.rtl:M@ bubble.left.and.text.bubble.right.rtl:M@ bubble.left.circle:F
bubble.left.circle.fill:F bubble.left.fill:A bubble.middle.bottom:A bubble.middle.bottom.fill:A bubble.middle.top:A
bubble.middle.top.fill:A bubble.right:A bubble.right.circle:F bubble.right.circle.fill:F bubble.right.fill:A
bubbles.and.sparkles:J bubbles.and.sparkles.fill:J building:C building.2:C building.2.crop.circle:C
building.2.crop.circle.fill:C building.2.fill:C building.classical.columns:Y building.classical.columns.circle:Y?
building.classical.columns.fill:Y building.columns:C building.columns.circle:F building.columns.circle.fill:F
building.columns.fill:C building.fill:C burn:A burst:A burst.fill:A bus:C bus.doubledecker:C bus.doubledecker.fill:C
bus.fill:C button.angledbottom.horizontal.left:M button.angledbottom.horizontal.left.fill:M
button.angledbottom.horizontal.right:M button.angledbottom.horizontal.right.fill:M button.angledtop.vertical.left:M
button.angledtop.vertical.left.fill:M button.angledtop.vertical.right:M button.angledtop.vertical.right.fill:M
button.horizontal:M button.horizontal.fill:M button.horizontal.top:X button.horizontal.top.fill:X
button.horizontal.top.press:M button.horizontal.top.press.fill:M button.programmable:J button.programmable.square:J
button.programmable.square.fill:J button.roundedbottom.horizontal:M button.roundedbottom.horizontal.fill:M
button.roundedtop.horizontal:M button.roundedtop.horizontal.fill:M button.vertical.left:X button.vertical.left.fill:X
button.vertical.left.press:M button.vertical.left.press.fill:M button.vertical.right:X button.vertical.right.fill:X
button.vertical.right.press:M button.vertical.right.press.fill:M c.circle:A c.circle.fill:A c.square:A c.square.fill:A
cabinet:J cabinet.fill:J cable.coaxial:M cable.connector:F cable.connector.horizontal:F cable.connector.slash:M
cable.connector.video:S cablecar:F cablecar.fill:F calendar:A calendar.and.person:R calendar.badge:W
calendar.badge.checkmark:M calendar.badge.checkmark.rtl:M@ calendar.badge.clock:C calendar.badge.clock.rtl:C@
calendar.badge.exclamationmark:C calendar.badge.lock:W calendar.badge.minus:A calendar.badge.plus:A calendar.circle:A
calendar.circle.fill:A calendar.day:Y? calendar.day.timeline.leading:F calendar.day.timeline.leading.circle:W
calendar.day.timeline.leading.circle.fill:W calendar.day.timeline.left:F~calendar.day.timeline.leading
calendar.day.timeline.left.circle:W~calendar.day.timeline.leading.circle
calendar.day.timeline.left.circle.fill:W~calendar.day.timeline.leading.circle.fill
calendar.day.timeline.right:F~calendar.day.timeline.trailing
calendar.day.timeline.right.circle:W~calendar.day.timeline.trailing.circle
calendar.day.timeline.right.circle.fill:W~calendar.day.timeline.trailing.circle.fill calendar.day.timeline.trailing:F
calendar.day.timeline.trailing.circle:W calendar.day.timeline.trailing.circle.fill:W camera:A camera.aperture:C
camera.badge.clock:M camera.badge.clock.fill:M camera.badge.ellipsis:C camera.badge.ellipsis.fill:M camera.circle:A
camera.circle.fill:A camera.fill:A camera.fill.badge.ellipsis:C=camera.badge.ellipsis.fill camera.filters:C
camera.macro:I camera.macro.circle:I camera.macro.circle.fill:I camera.macro.slash:R camera.macro.slash.circle:R
camera.macro.slash.circle.fill:R camera.metering.center.weighted:C camera.metering.center.weighted.average:C
camera.metering.matrix:C camera.metering.multispot:C camera.metering.none:C camera.metering.partial:C
camera.metering.spot:C camera.metering.unknown:C camera.metering.unknown.ar:C@ camera.on.rectangle:A
camera.on.rectangle.fill:A camera.rotate:A=arrow.trianglehead.2.clockwise.rotate.90.camera
camera.rotate.fill:A=arrow.trianglehead.2.clockwise.rotate.90.camera.fill camera.sensor.tag.radiowaves.left.and.right:W
camera.sensor.tag.radiowaves.left.and.right.fill:W camera.shutter.button:F camera.shutter.button.fill:F
camera.viewfinder:A camera.viewfinder.badge.automatic:X candybarphone:C capslock:A capslock.fill:A capsule:A
capsule.bottomhalf.filled:F capsule.fill:A capsule.inset.filled:F=inset.filled.capsule capsule.lefthalf.filled:F
capsule.on.capsule:R capsule.on.capsule.fill:R capsule.on.rectangle:R capsule.on.rectangle.fill:R capsule.portrait:C
capsule.portrait.bottomhalf.filled:F capsule.portrait.fill:C
capsule.portrait.inset.filled:F=inset.filled.capsule.portrait capsule.portrait.lefthalf.filled:F
capsule.portrait.righthalf.filled:F capsule.portrait.tophalf.filled:F capsule.righthalf.filled:F
capsule.tophalf.filled:F captions.bubble:A captions.bubble.fill:A car:B car.2:C car.2.fill:C car.badge.gearshape:R
car.badge.gearshape.fill:R car.card:Y? car.card.fill:Y? car.circle:C car.circle.fill:C car.ferry:F car.ferry.fill:F
car.fill:A car.front.waves.down:M car.front.waves.down.fill:M car.front.waves.left.and.right.and.up:R
car.front.waves.left.and.right.and.up.fill:R car.front.waves.up:K car.front.waves.up.fill:K car.rear:K
car.rear.and.collision.road.lane:M car.rear.and.collision.road.lane.slash:M car.rear.and.tire.marks:K
car.rear.and.tire.marks.off:R car.rear.and.tire.marks.slash:K car.rear.fill:K car.rear.hazardsign:R
car.rear.hazardsign.fill:R car.rear.road.lane:K car.rear.road.lane.dashed:K
car.rear.road.lane.dashed.arrowtriangle.2.outward:W car.rear.road.lane.distance.1:R
car.rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle:R
car.rear.road.lane.distance.2:R
car.rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle:R
car.rear.road.lane.distance.3:R
car.rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle:R
car.rear.road.lane.distance.4:R
car.rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle:R
car.rear.road.lane.distance.5:R
car.rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle:R car.rear.road.lane.off:R
car.rear.road.lane.wave.up:R car.rear.tilt.road.lanes.curved.right:R car.rear.waves.up:K car.rear.waves.up.fill:K
car.side:K car.side.air.circulate:K car.side.air.circulate.fill:K car.side.air.fresh:K car.side.air.fresh.fill:K
car.side.and.exclamationmark:K car.side.and.exclamationmark.fill:K car.side.arrow.left.and.right:U
car.side.arrow.left.and.right.fill:U car.side.arrowtriangle.down:K car.side.arrowtriangle.down.fill:K
car.side.arrowtriangle.up:K car.side.arrowtriangle.up.arrowtriangle.down:K
car.side.arrowtriangle.up.arrowtriangle.down.fill:K car.side.arrowtriangle.up.fill:K car.side.fill:K
car.side.front.open:K car.side.front.open.crop:R car.side.front.open.crop.fill:R car.side.front.open.fill:K
car.side.hill.descent.control:R car.side.hill.descent.control.fill:R car.side.hill.down:M
car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:U
car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle.fill:U car.side.hill.down.fill:M
car.side.hill.up:M car.side.hill.up.fill:M car.side.lock:M car.side.lock.fill:M car.side.lock.open:M
car.side.lock.open.fill:M car.side.rear.and.collision.and.car.side.front:M
car.side.rear.and.collision.and.car.side.front.and.arrow.forward:U
car.side.rear.and.collision.and.car.side.front.and.steeringwheel:U
car.side.rear.and.collision.and.car.side.front.slash:M car.side.rear.and.exclamationmark.and.car.side.front:M
car.side.rear.and.exclamationmark.and.car.side.front.off:R car.side.rear.and.wave.3.and.car.side.front:M
car.side.rear.crop.trunk.partition:R car.side.rear.crop.trunk.partition.fill:R car.side.rear.open:K
car.side.rear.open.crop:R car.side.rear.open.crop.fill:R car.side.rear.open.fill:K car.side.rear.tow.hitch:R
car.side.rear.tow.hitch.fill:R car.side.roof.cargo.carrier:R car.side.roof.cargo.carrier.fill:R
car.side.roof.cargo.carrier.slash:R car.side.roof.cargo.carrier.slash.fill:R car.top.arrowtriangle.front.left:R
car.top.arrowtriangle.front.left.fill:R car.top.arrowtriangle.front.right:R car.top.arrowtriangle.front.right.fill:R
car.top.arrowtriangle.rear.left:R car.top.arrowtriangle.rear.left.fill:R car.top.arrowtriangle.rear.right:R
car.top.arrowtriangle.rear.right.fill:R car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open:K
car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open.fill:K
car.top.door.front.left.and.front.right.and.rear.left.open:K
car.top.door.front.left.and.front.right.and.rear.left.open.fill:K
car.top.door.front.left.and.front.right.and.rear.right.open:K
car.top.door.front.left.and.front.right.and.rear.right.open.fill:K car.top.door.front.left.and.front.right.open:K
car.top.door.front.left.and.front.right.open.fill:K car.top.door.front.left.and.rear.left.and.rear.right.open:K
car.top.door.front.left.and.rear.left.and.rear.right.open.fill:K car.top.door.front.left.and.rear.left.open:K
car.top.door.front.left.and.rear.left.open.fill:K car.top.door.front.left.and.rear.right.open:K
car.top.door.front.left.and.rear.right.open.fill:K car.top.door.front.left.open:K car.top.door.front.left.open.fill:K
car.top.door.front.right.and.rear.left.and.rear.right.open:K
car.top.door.front.right.and.rear.left.and.rear.right.open.fill:K car.top.door.front.right.and.rear.left.open:K
car.top.door.front.right.and.rear.left.open.fill:K car.top.door.front.right.and.rear.right.open:K
car.top.door.front.right.and.rear.right.open.fill:K car.top.door.front.right.open:K car.top.door.front.right.open.fill:K
car.top.door.rear.left.and.rear.right.open:K car.top.door.rear.left.and.rear.right.open.fill:K
car.top.door.rear.left.open:K car.top.door.rear.left.open.fill:K car.top.door.rear.right.open:K
car.top.door.rear.right.open.fill:K car.top.door.sliding.left.open:M car.top.door.sliding.left.open.fill:M
car.top.door.sliding.right.open:M car.top.door.sliding.right.open.fill:M
car.top.front.radiowaves.front.left.and.front.and.front.right:R
car.top.front.radiowaves.front.left.and.front.and.front.right.fill:R
car.top.frontleft.arrowtriangle:M=car.top.arrowtriangle.front.left
car.top.frontleft.arrowtriangle.fill:M=car.top.arrowtriangle.front.left.fill
car.top.frontright.arrowtriangle:M=car.top.arrowtriangle.front.right
car.top.frontright.arrowtriangle.fill:M=car.top.arrowtriangle.front.right.fill
car.top.lane.dashed.arrowtriangle.inward:K car.top.lane.dashed.arrowtriangle.inward.fill:K
car.top.lane.dashed.badge.steeringwheel:K car.top.lane.dashed.badge.steeringwheel.fill:K
car.top.lane.dashed.departure.left:K car.top.lane.dashed.departure.left.fill:K
car.top.lane.dashed.departure.left.slash:U car.top.lane.dashed.departure.left.slash.fill:U
car.top.lane.dashed.departure.right:K car.top.lane.dashed.departure.right.fill:K
car.top.lane.dashed.departure.right.slash:U car.top.lane.dashed.departure.right.slash.fill:U
car.top.radiowaves.2.front.left.front.front.right:S car.top.radiowaves.2.front.left.front.front.right.fill:S
car.top.radiowaves.2.rear.left.rear.rear.right:S car.top.radiowaves.2.rear.left.rear.rear.right.fill:S
car.top.radiowaves.front:K car.top.radiowaves.front.fill:K car.top.radiowaves.rear:K car.top.radiowaves.rear.fill:K
car.top.radiowaves.rear.left:K car.top.radiowaves.rear.left.and.rear.right:K
car.top.radiowaves.rear.left.and.rear.right.fill:K car.top.radiowaves.rear.left.car.top.front:R
car.top.radiowaves.rear.left.car.top.front.fill:R car.top.radiowaves.rear.left.fill:K car.top.radiowaves.rear.right:K
car.top.radiowaves.rear.right.badge.exclamationmark:M car.top.radiowaves.rear.right.badge.exclamationmark.fill:M
car.top.radiowaves.rear.right.badge.xmark:M car.top.radiowaves.rear.right.badge.xmark.fill:M
car.top.radiowaves.rear.right.car.top.front:R car.top.radiowaves.rear.right.car.top.front.fill:R
car.top.radiowaves.rear.right.fill:K car.top.rear.radiowaves.rear.left.and.rear.and.rear.right:R
car.top.rear.radiowaves.rear.left.and.rear.and.rear.right.fill:R
car.top.rearleft.arrowtriangle:M=car.top.arrowtriangle.rear.left
car.top.rearleft.arrowtriangle.fill:M=car.top.arrowtriangle.rear.left.fill
car.top.rearright.arrowtriangle:M=car.top.arrowtriangle.rear.right
car.top.rearright.arrowtriangle.fill:M=car.top.arrowtriangle.rear.right.fill car.top.video.rear.left:R
car.top.video.rear.left.fill:R car.top.video.rear.right:R car.top.video.rear.right.fill:R car.window.left:M
car.window.left.badge.exclamationmark:M car.window.left.badge.lock:W car.window.left.badge.xmark:M
car.window.left.exclamationmark:M car.window.left.xmark:M car.window.right:M car.window.right.badge.exclamationmark:M
car.window.right.badge.lock:W car.window.right.badge.xmark:M car.window.right.exclamationmark:M car.window.right.xmark:M
carbon.dioxide.cloud:J carbon.dioxide.cloud.fill:J carbon.monoxide.cloud:J carbon.monoxide.cloud.fill:J carrot:J
carrot.fill:J carseat.left:M carseat.left.1:M carseat.left.1.fill:M carseat.left.2:M carseat.left.2.fill:M
carseat.left.3:M carseat.left.3.fill:M carseat.left.and.heat.waves:M carseat.left.and.heat.waves.fill:M
carseat.left.backrest.up.and.down:M carseat.left.backrest.up.and.down.fill:M carseat.left.fan:M carseat.left.fan.fill:M
carseat.left.fill:M carseat.left.forward.and.backward:M carseat.left.forward.and.backward.fill:M carseat.left.massage:M
carseat.left.massage.fill:M carseat.left.up.and.down:M carseat.left.up.and.down.fill:M carseat.right:M carseat.right.1:M
carseat.right.1.fill:M carseat.right.2:M carseat.right.2.fill:M carseat.right.3:M carseat.right.3.fill:M
carseat.right.and.heat.waves:M carseat.right.and.heat.waves.fill:M carseat.right.backrest.up.and.down:M
carseat.right.backrest.up.and.down.fill:M carseat.right.fan:M carseat.right.fan.fill:M carseat.right.fill:M
carseat.right.forward.and.backward:M carseat.right.forward.and.backward.fill:M carseat.right.massage:M
carseat.right.massage.fill:M carseat.right.up.and.down:M carseat.right.up.and.down.fill:M cart:A cart.badge.clock:R
cart.badge.clock.fill:R cart.badge.clock.fill.rtl:R@ cart.badge.clock.rtl:R@ cart.badge.minus:A cart.badge.plus:A
cart.badge.questionmark:J cart.badge.questionmark.ar:J@ cart.badge.questionmark.rtl:J@ cart.circle:D cart.circle.fill:D
cart.fill:A cart.fill.badge.minus:A cart.fill.badge.plus:A cart.fill.badge.questionmark:J
cart.fill.badge.questionmark.ar:J@ cart.fill.badge.questionmark.rtl:J@ case:C case.fill:C cat:M cat.circle:M
cat.circle.fill:M cat.fill:M cedisign:J
cedisign.arrow.circlepath:M=cedisign.arrow.trianglehead.counterclockwise.rotate.90
cedisign.arrow.trianglehead.counterclockwise.rotate.90:R cedisign.bank.building:R cedisign.bank.building.fill:R
cedisign.building.classical:Y? cedisign.building.classical.fill:Y? cedisign.circle:A cedisign.circle.fill:A
cedisign.gauge.chart.lefthalf.righthalf:R cedisign.gauge.chart.leftthird.topthird.rightthird:R cedisign.ring:R
cedisign.ring.dashed:R cedisign.square:A cedisign.square.fill:A cellularbars:J cellularbars.circle:W
cellularbars.circle.fill:W cellularbars.short.cellularbars:Y? centsign:J
centsign.arrow.circlepath:M=centsign.arrow.trianglehead.counterclockwise.rotate.90
centsign.arrow.trianglehead.counterclockwise.rotate.90:R centsign.bank.building:R centsign.bank.building.fill:R
centsign.building.classical:Y? centsign.building.classical.fill:Y? centsign.circle:A centsign.circle.fill:A
centsign.gauge.chart.lefthalf.righthalf:R centsign.gauge.chart.leftthird.topthird.rightthird:R centsign.ring:R
centsign.ring.dashed:R centsign.square:A centsign.square.fill:A chair:J chair.fill:J chair.lounge:J chair.lounge.fill:J
chandelier:J chandelier.fill:J character:D character.ar:D@ character.bn:R@ character.book.closed:D
character.book.closed.ar:D@ character.book.closed.bn:W@ character.book.closed.fill:D character.book.closed.fill.ar:D@
character.book.closed.fill.bn:W@ character.book.closed.fill.gu:W@ character.book.closed.fill.he:D@
character.book.closed.fill.hi:D@ character.book.closed.fill.ja:D@ character.book.closed.fill.kn:W@
character.book.closed.fill.ko:D@ character.book.closed.fill.ml:W@ character.book.closed.fill.mni:W
character.book.closed.fill.mr:W@ character.book.closed.fill.or:W@ character.book.closed.fill.pa:W@
character.book.closed.fill.sat:W character.book.closed.fill.si:W@ character.book.closed.fill.ta:W@
character.book.closed.fill.te:W@ character.book.closed.fill.th:D@ character.book.closed.fill.zh:D@
character.book.closed.gu:W@ character.book.closed.he:D@ character.book.closed.hi:D@ character.book.closed.ja:D@
character.book.closed.kn:W@ character.book.closed.ko:D@ character.book.closed.ml:W@ character.book.closed.mni:W
character.book.closed.mr:W@ character.book.closed.or:W@ character.book.closed.pa:W@ character.book.closed.sat:W
character.book.closed.si:W@ character.book.closed.ta:W@ character.book.closed.te:W@ character.book.closed.th:D@
character.book.closed.zh:D@ character.bubble:E character.bubble.ar:E@ character.bubble.bn:W@ character.bubble.fill:E
character.bubble.fill.ar:E@ character.bubble.fill.bn:W@ character.bubble.fill.gu:W@ character.bubble.fill.he:E@
character.bubble.fill.hi:F@ character.bubble.fill.ja:F@ character.bubble.fill.kn:W@ character.bubble.fill.ko:F@
character.bubble.fill.ml:W@ character.bubble.fill.mni:W character.bubble.fill.mr:W@ character.bubble.fill.or:W@
character.bubble.fill.pa:W@ character.bubble.fill.sat:W character.bubble.fill.si:W@ character.bubble.fill.ta:W@
character.bubble.fill.te:W@ character.bubble.fill.th:F@ character.bubble.fill.zh:F@ character.bubble.gu:W@
character.bubble.he:E@ character.bubble.hi:F@ character.bubble.ja:F@ character.bubble.kn:W@ character.bubble.ko:F@
character.bubble.ml:W@ character.bubble.mni:W character.bubble.mr:W@ character.bubble.or:W@ character.bubble.pa:W@
character.bubble.sat:W character.bubble.si:W@ character.bubble.ta:W@ character.bubble.te:W@ character.bubble.th:F@
character.bubble.zh:F@ character.circle:R character.circle.ar:R@ character.circle.bn:S@ character.circle.fill:R
character.circle.fill.ar:R@ character.circle.fill.bn:S@ character.circle.fill.gu:S@ character.circle.fill.he:R@
character.circle.fill.hi:R@ character.circle.fill.ja:R@ character.circle.fill.kn:S@ character.circle.fill.ko:R@
character.circle.fill.ml:S@ character.circle.fill.mni:S character.circle.fill.mr:S@ character.circle.fill.or:S@
character.circle.fill.pa:S@ character.circle.fill.sat:S character.circle.fill.si:S@ character.circle.fill.ta:S@
character.circle.fill.te:S@ character.circle.fill.th:R@ character.circle.fill.zh:R@ character.circle.gu:S@
character.circle.he:R@ character.circle.hi:R@ character.circle.ja:R@ character.circle.kn:S@ character.circle.ko:R@
character.circle.ml:S@ character.circle.mni:S character.circle.mr:S@ character.circle.or:S@ character.circle.pa:S@
character.circle.sat:S character.circle.si:S@ character.circle.ta:S@ character.circle.te:S@ character.circle.th:R@
character.circle.zh:R@ character.cursor.ibeam:E character.cursor.ibeam.ar:E@ character.cursor.ibeam.bn:U@
character.cursor.ibeam.gu:U@ character.cursor.ibeam.he:E@ character.cursor.ibeam.hi:E@ character.cursor.ibeam.ja:E@
character.cursor.ibeam.kn:U@ character.cursor.ibeam.ko:E@ character.cursor.ibeam.ml:U@ character.cursor.ibeam.mni:U
character.cursor.ibeam.mr:U@ character.cursor.ibeam.or:U@ character.cursor.ibeam.pa:U@ character.cursor.ibeam.sat:U
character.cursor.ibeam.si:U@ character.cursor.ibeam.ta:U@ character.cursor.ibeam.te:U@ character.cursor.ibeam.th:E@
character.cursor.ibeam.zh:E@ character.duployan:J character.gu:R@ character.he:D@ character.hi:D@ character.ja:D@
character.kn:R@ character.ko:D@ character.magnify:M character.magnify.ar:M@ character.magnify.bn:U@
character.magnify.gu:U@ character.magnify.he:M@ character.magnify.hi:M@ character.magnify.ja:M@ character.magnify.kn:U@
character.magnify.ko:M@ character.magnify.ml:U@ character.magnify.mni:U character.magnify.mr:U@ character.magnify.or:U@
character.magnify.pa:U@ character.magnify.sat:U character.magnify.si:U@ character.magnify.ta:U@ character.magnify.te:U@
character.magnify.th:M@ character.magnify.zh:M@ character.ml:R@ character.mni:R character.mr:R@ character.or:R@
character.pa:R@ character.phonetic:J character.sat:R character.si:R@ character.square:R character.square.ar:R@
character.square.bn:S@ character.square.fill:R character.square.fill.ar:R@ character.square.fill.bn:S@
character.square.fill.gu:S@ character.square.fill.he:R@ character.square.fill.hi:R@ character.square.fill.ja:R@
character.square.fill.kn:S@ character.square.fill.ko:R@ character.square.fill.ml:S@ character.square.fill.mni:S
character.square.fill.mr:S@ character.square.fill.or:S@ character.square.fill.pa:S@ character.square.fill.sat:S
character.square.fill.si:S@ character.square.fill.ta:S@ character.square.fill.te:S@ character.square.fill.th:R@
character.square.fill.zh:R@ character.square.gu:S@ character.square.he:R@ character.square.hi:R@ character.square.ja:R@
character.square.kn:S@ character.square.ko:R@ character.square.ml:S@ character.square.mni:S character.square.mr:S@
character.square.or:S@ character.square.pa:S@ character.square.sat:S character.square.si:S@ character.square.ta:S@
character.square.te:S@ character.square.th:R@ character.square.zh:R@ character.sutton:J character.ta:R@ character.te:R@
character.text.justify:W character.text.justify.ar:W@ character.text.justify.bn:W@ character.text.justify.gu:W@
character.text.justify.he:W@ character.text.justify.hi:W@ character.text.justify.ja:W@ character.text.justify.kn:W@
character.text.justify.ko:W@ character.text.justify.ml:W@ character.text.justify.mni:W character.text.justify.mr:W@
character.text.justify.or:W@ character.text.justify.pa:W@ character.text.justify.sat:W character.text.justify.si:W@
character.text.justify.ta:W@ character.text.justify.te:W@ character.text.justify.th:W@ character.text.justify.zh:W@
character.textbox:E character.textbox.ar:E@ character.textbox.badge.sparkles:U character.textbox.badge.sparkles.ar:U@
character.textbox.badge.sparkles.bn:U@ character.textbox.badge.sparkles.gu:U@ character.textbox.badge.sparkles.he:U@
character.textbox.badge.sparkles.hi:U@ character.textbox.badge.sparkles.ja:U@ character.textbox.badge.sparkles.kn:U@
character.textbox.badge.sparkles.ko:U@ character.textbox.badge.sparkles.ml:U@ character.textbox.badge.sparkles.mni:U
character.textbox.badge.sparkles.mr:U@ character.textbox.badge.sparkles.or:U@ character.textbox.badge.sparkles.pa:U@
character.textbox.badge.sparkles.sat:U character.textbox.badge.sparkles.si:U@ character.textbox.badge.sparkles.ta:U@
character.textbox.badge.sparkles.te:U@ character.textbox.badge.sparkles.th:U@ character.textbox.badge.sparkles.zh:U@
character.textbox.bn:U@ character.textbox.gu:U@ character.textbox.he:E@ character.textbox.hi:E@ character.textbox.ja:E@
character.textbox.kn:U@ character.textbox.ko:E@ character.textbox.ml:U@ character.textbox.mni:U character.textbox.mr:U@
character.textbox.or:U@ character.textbox.pa:U@ character.textbox.sat:U character.textbox.si:U@ character.textbox.ta:U@
character.textbox.te:U@ character.textbox.th:E@ character.textbox.zh:E@ character.th:D@ character.zh:D@
characters.lowercase:R characters.lowercase.el:R@ characters.lowercase.ru:R@ characters.uppercase:R
characters.uppercase.el:R@ characters.uppercase.ru:R@ chart.bar:A chart.bar.doc.horizontal:C=chart.bar.horizontal.page
chart.bar.doc.horizontal.fill:C=chart.bar.horizontal.page.fill chart.bar.fill:A chart.bar.horizontal.page:R
chart.bar.horizontal.page.fill:R chart.bar.xaxis:C chart.bar.xaxis.ascending:M chart.bar.xaxis.ascending.badge.clock:M
chart.bar.xaxis.ascending.badge.clock.rtl:M@ chart.bar.xaxis.descending:W chart.bar.yaxis:R chart.dots.scatter:K
chart.line.downtrend.xyaxis:J chart.line.downtrend.xyaxis.circle:J chart.line.downtrend.xyaxis.circle.fill:J
chart.line.flattrend.xyaxis:J chart.line.flattrend.xyaxis.circle:J chart.line.flattrend.xyaxis.circle.fill:J
chart.line.text.clipboard:R chart.line.text.clipboard.fill:R chart.line.uptrend.xyaxis:F
chart.line.uptrend.xyaxis.circle:F chart.line.uptrend.xyaxis.circle.fill:F chart.pie:A chart.pie.fill:A
chart.xyaxis.line:F checkerboard.rectangle:C=rectangle.pattern.checkered checkerboard.shield:F=shield.pattern.checkered
checklist:F checklist.checked:J checklist.checked.rtl:J@ checklist.rtl:F@ checklist.unchecked:J checkmark:A
checkmark.app:W checkmark.app.fill:W checkmark.applewatch:M!15 checkmark.arrow.trianglehead.clockwise:W
checkmark.arrow.trianglehead.counterclockwise:R checkmark.bubble:F checkmark.bubble.fill:F checkmark.bubble.fill.rtl:M@
checkmark.bubble.rtl:M@ checkmark.circle:A checkmark.circle.badge.airplane:W checkmark.circle.badge.airplane.fill:W
checkmark.circle.badge.plus:W checkmark.circle.badge.plus.fill:W checkmark.circle.badge.questionmark:J
checkmark.circle.badge.questionmark.ar:J@ checkmark.circle.badge.questionmark.fill:J
checkmark.circle.badge.questionmark.fill.ar:J@ checkmark.circle.badge.xmark:J checkmark.circle.badge.xmark.fill:J
checkmark.circle.dotted:W checkmark.circle.fill:A checkmark.circle.trianglebadge.exclamationmark:F
checkmark.circle.trianglebadge.exclamationmark.fill:W checkmark.diamond:F checkmark.diamond.fill:F
checkmark.gobackward:M=checkmark.arrow.trianglehead.counterclockwise checkmark.icloud:C!84 checkmark.icloud.fill:C!84
checkmark.message:J!62 checkmark.message.fill:J!62 checkmark.rectangle:A checkmark.rectangle.fill:A
checkmark.rectangle.portrait:C checkmark.rectangle.portrait.fill:C checkmark.rectangle.stack:M
checkmark.rectangle.stack.fill:M checkmark.seal:A checkmark.seal.fill:A checkmark.seal.text.page:R
checkmark.seal.text.page.fill:R checkmark.seal.text.page.fill.rtl:R@ checkmark.seal.text.page.rtl:R@ checkmark.shield:A
checkmark.shield.fill:A checkmark.square:A checkmark.square.fill:A chevron.backward:C chevron.backward.2:C
chevron.backward.chevron.backward.dotted:R chevron.backward.circle:C chevron.backward.circle.fill:C
chevron.backward.square:C chevron.backward.square.fill:C chevron.backward.to.line:J chevron.compact.backward:N
chevron.compact.down:A chevron.compact.forward:N chevron.compact.left:A~chevron.compact.backward
chevron.compact.left.chevron.compact.right:R chevron.compact.right:A~chevron.compact.forward chevron.compact.up:A
chevron.compact.up.chevron.compact.down:R
chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left:R chevron.down:A chevron.down.2:R
chevron.down.circle:A chevron.down.circle.fill:A chevron.down.dotted.2:R chevron.down.forward.2:R
chevron.down.forward.dotted.2:R chevron.down.right.2:R~chevron.down.forward.2
chevron.down.right.dotted.2:R~chevron.down.forward.dotted.2 chevron.down.square:A chevron.down.square.fill:A
chevron.forward:C chevron.forward.2:C chevron.forward.circle:C chevron.forward.circle.fill:C
chevron.forward.dotted.chevron.forward:R chevron.forward.square:C chevron.forward.square.fill:C
chevron.forward.to.line:J chevron.left:A~chevron.backward chevron.left.2:A~chevron.backward.2
chevron.left.chevron.left.dotted:R~chevron.backward.chevron.backward.dotted chevron.left.chevron.right:R
chevron.left.circle:A~chevron.backward.circle chevron.left.circle.fill:A~chevron.backward.circle.fill
chevron.left.forwardslash.chevron.right:F chevron.left.slash.chevron.right:A=chevron.left.forwardslash.chevron.right
chevron.left.square:A~chevron.backward.square chevron.left.square.fill:A~chevron.backward.square.fill
chevron.left.to.line:J~chevron.backward.to.line chevron.right:A~chevron.forward chevron.right.2:A~chevron.forward.2
chevron.right.circle:A~chevron.forward.circle chevron.right.circle.fill:A~chevron.forward.circle.fill
chevron.right.dotted.chevron.right:R~chevron.forward.dotted.chevron.forward
chevron.right.square:A~chevron.forward.square chevron.right.square.fill:A~chevron.forward.square.fill
chevron.right.to.line:J~chevron.forward.to.line chevron.up:A chevron.up.2:R chevron.up.chevron.down:A
chevron.up.chevron.down.square:R chevron.up.chevron.down.square.fill:R
chevron.up.chevron.right.chevron.down.chevron.left:R chevron.up.circle:A chevron.up.circle.fill:A chevron.up.dotted.2:R
chevron.up.forward.2:R chevron.up.forward.dotted.2:R chevron.up.right.2:R~chevron.up.forward.2
chevron.up.right.dotted.2:R~chevron.up.forward.dotted.2 chevron.up.square:A chevron.up.square.fill:A
chineseyuanrenminbisign:M
chineseyuanrenminbisign.arrow.circlepath:M=chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90
chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90:R chineseyuanrenminbisign.bank.building:R
chineseyuanrenminbisign.bank.building.fill:R chineseyuanrenminbisign.building.classical:Y?
chineseyuanrenminbisign.building.classical.fill:Y? chineseyuanrenminbisign.circle:M
chineseyuanrenminbisign.circle.fill:M chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf:R
chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird:R chineseyuanrenminbisign.ring:R
chineseyuanrenminbisign.ring.dashed:R chineseyuanrenminbisign.square:M chineseyuanrenminbisign.square.fill:M circle:A
circle.and.line.horizontal:F circle.and.line.horizontal.fill:F circle.badge.checkmark:M circle.badge.checkmark.fill:M
circle.badge.exclamationmark:M circle.badge.exclamationmark.fill:M circle.badge.minus:M circle.badge.minus.fill:M
circle.badge.plus:M circle.badge.plus.fill:M circle.badge.questionmark:M circle.badge.questionmark.ar:M@
circle.badge.questionmark.fill:M circle.badge.questionmark.fill.ar:M@ circle.badge.xmark:M circle.badge.xmark.fill:M
circle.bottomhalf.fill:C=circle.bottomhalf.filled circle.bottomhalf.filled:F circle.bottomhalf.filled.inverse:M
circle.bottomrighthalf.checkered:M=circle.bottomrighthalf.pattern.checkered circle.bottomrighthalf.pattern.checkered:R
circle.bottomthird.split:A=sleep circle.circle:C circle.circle.fill:C circle.dashed:C
circle.dashed.inset.fill:C=inset.filled.circle.dashed circle.dashed.inset.filled:F=inset.filled.circle.dashed
circle.dashed.rectangle:J circle.dotted:F circle.dotted.and.circle:M circle.dotted.circle:M circle.dotted.circle.fill:M
circle.fill:A circle.fill.square.fill:C=circle.square.fill circle.filled.ipad:M circle.filled.ipad.fill:M
circle.filled.ipad.landscape:M circle.filled.ipad.landscape.fill:M circle.filled.iphone:M circle.filled.iphone.fill:M
circle.filled.pattern.diagonalline.rectangle:J circle.grid.2x1:F circle.grid.2x1.fill:F circle.grid.2x1.left.filled:F
circle.grid.2x1.right.filled:F circle.grid.2x2:B circle.grid.2x2.fill:B circle.grid.2x2.topleft.checkmark.filled:W
circle.grid.3x3:A circle.grid.3x3.circle:F circle.grid.3x3.circle.fill:F circle.grid.3x3.fill:A circle.grid.cross:C
circle.grid.cross.down.fill:C=circle.grid.cross.down.filled circle.grid.cross.down.filled:F circle.grid.cross.fill:C
circle.grid.cross.left.fill:C=circle.grid.cross.left.filled circle.grid.cross.left.filled:F
circle.grid.cross.right.fill:C=circle.grid.cross.right.filled circle.grid.cross.right.filled:F
circle.grid.cross.up.fill:C=circle.grid.cross.up.filled circle.grid.cross.up.filled:F
circle.grid.hex:A=circle.hexagongrid circle.grid.hex.fill:A=circle.hexagongrid.fill circle.hexagongrid:F
circle.hexagongrid.circle:F circle.hexagongrid.circle.fill:F circle.hexagongrid.fill:F circle.hexagonpath:F
circle.hexagonpath.fill:F circle.inset.filled:F=inset.filled.circle circle.lefthalf.fill:A=circle.lefthalf.filled
circle.lefthalf.filled:F circle.lefthalf.filled.inverse:M circle.lefthalf.filled.righthalf.striped.horizontal:M
circle.lefthalf.filled.righthalf.striped.horizontal.inverse:M circle.lefthalf.striped.horizontal:M
circle.lefthalf.striped.horizontal.inverse:M circle.on.square:W circle.on.square.intersection.dotted:W
circle.on.square.merge:W circle.rectangle.dashed:J circle.rectangle.filled.pattern.diagonalline:J
circle.righthalf.fill:A=circle.righthalf.filled circle.righthalf.filled:F circle.righthalf.filled.inverse:M
circle.slash:F circle.slash.fill:F circle.square:C circle.square.fill:F circle.tophalf.fill:C=circle.tophalf.filled
circle.tophalf.filled:F circle.tophalf.filled.inverse:M circlebadge:C circlebadge.2:C circlebadge.2.fill:C
circlebadge.fill:C circles.hexagongrid:C=circle.hexagongrid circles.hexagongrid.fill:C=circle.hexagongrid.fill
circles.hexagonpath:C=circle.hexagonpath circles.hexagonpath.fill:C=circle.hexagonpath.fill clear:A clear.fill:A
clipboard:J clipboard.fill:J clock:A clock.arrow.2.circlepath:D=clock.arrow.trianglehead.2.counterclockwise.rotate.90
clock.arrow.circlepath:C=clock.arrow.trianglehead.counterclockwise.rotate.90
clock.arrow.trianglehead.2.counterclockwise.rotate.90:R clock.arrow.trianglehead.clockwise.rotate.90.path.dotted:W
clock.arrow.trianglehead.counterclockwise.rotate.90:R clock.badge:J clock.badge.airplane:W clock.badge.airplane.fill:W
clock.badge.checkmark:F clock.badge.checkmark.fill:F clock.badge.exclamationmark:F clock.badge.exclamationmark.fill:F
clock.badge.fill:J clock.badge.questionmark:J clock.badge.questionmark.ar:J@ clock.badge.questionmark.fill:J
clock.badge.questionmark.fill.ar:J@ clock.badge.xmark:J clock.badge.xmark.fill:J clock.circle:F clock.circle.fill:F
clock.fill:A cloud:A cloud.bolt:A cloud.bolt.circle:J cloud.bolt.circle.fill:J cloud.bolt.fill:A cloud.bolt.rain:A
cloud.bolt.rain.circle:J cloud.bolt.rain.circle.fill:J cloud.bolt.rain.fill:A cloud.circle:J cloud.circle.fill:J
cloud.drizzle:A cloud.drizzle.circle:J cloud.drizzle.circle.fill:J cloud.drizzle.fill:A cloud.fill:A cloud.fog:A
cloud.fog.circle:J cloud.fog.circle.fill:J cloud.fog.fill:A cloud.hail:A cloud.hail.circle:J cloud.hail.circle.fill:J
cloud.hail.fill:A cloud.heavyrain:A cloud.heavyrain.circle:J cloud.heavyrain.circle.fill:J cloud.heavyrain.fill:A
cloud.moon:A cloud.moon.bolt:A cloud.moon.bolt.circle:J cloud.moon.bolt.circle.fill:J cloud.moon.bolt.fill:A
cloud.moon.circle:J cloud.moon.circle.fill:J cloud.moon.fill:A cloud.moon.rain:A cloud.moon.rain.circle:J
cloud.moon.rain.circle.fill:J cloud.moon.rain.fill:A cloud.rain:A cloud.rain.circle:J cloud.rain.circle.fill:J
cloud.rain.fill:A cloud.rainbow.crop:R cloud.rainbow.crop.fill:R cloud.rainbow.half:M=cloud.rainbow.crop
cloud.rainbow.half.fill:M=cloud.rainbow.crop.fill cloud.sleet:A cloud.sleet.circle:J cloud.sleet.circle.fill:J
cloud.sleet.fill:A cloud.snow:A cloud.snow.circle:J cloud.snow.circle.fill:J cloud.snow.fill:A cloud.sun:A
cloud.sun.bolt:A cloud.sun.bolt.circle:J cloud.sun.bolt.circle.fill:J cloud.sun.bolt.fill:A cloud.sun.circle:J
cloud.sun.circle.fill:J cloud.sun.fill:A cloud.sun.rain:A cloud.sun.rain.circle:J cloud.sun.rain.circle.fill:J
cloud.sun.rain.fill:A coat:R coat.circle:W coat.circle.fill:W coat.fill:R coloncurrencysign:J
coloncurrencysign.arrow.circlepath:M=coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90:R coloncurrencysign.bank.building:R
coloncurrencysign.bank.building.fill:R coloncurrencysign.building.classical:Y?
coloncurrencysign.building.classical.fill:Y? coloncurrencysign.circle:A coloncurrencysign.circle.fill:A
coloncurrencysign.gauge.chart.lefthalf.righthalf:R coloncurrencysign.gauge.chart.leftthird.topthird.rightthird:R
coloncurrencysign.ring:R coloncurrencysign.ring.dashed:R coloncurrencysign.square:A coloncurrencysign.square.fill:A
comb:C comb.fill:C command:A command.circle:C command.circle.fill:C command.square:C command.square.fill:C
compass.drawing:J computermouse:F computermouse.fill:F cone:C cone.fill:C contact.sensor:J contact.sensor.fill:J
contextualmenu.and.cursorarrow:C=contextualmenu.and.pointer.arrow contextualmenu.and.pointer.arrow:W control:A
convertible.side:R convertible.side.air.circulate:R convertible.side.air.circulate.fill:R convertible.side.air.fresh:R
convertible.side.air.fresh.fill:R convertible.side.and.exclamationmark:R convertible.side.and.exclamationmark.fill:R
convertible.side.arrow.left.and.right:U convertible.side.arrow.left.and.right.fill:U
convertible.side.arrow.trianglehead.backward:R convertible.side.arrow.trianglehead.backward.fill:R
convertible.side.arrow.trianglehead.forward:R convertible.side.arrow.trianglehead.forward.and.backward:R
convertible.side.arrow.trianglehead.forward.and.backward.fill:R convertible.side.arrow.trianglehead.forward.fill:R
convertible.side.arrowtriangle.down:R convertible.side.arrowtriangle.down.fill:R convertible.side.arrowtriangle.up:R
convertible.side.arrowtriangle.up.arrowtriangle.down:R convertible.side.arrowtriangle.up.arrowtriangle.down.fill:R
convertible.side.arrowtriangle.up.fill:R convertible.side.fill:R convertible.side.front.open:R
convertible.side.front.open.crop:R convertible.side.front.open.crop.fill:R convertible.side.front.open.fill:R
convertible.side.hill.descent.control:R convertible.side.hill.descent.control.fill:R convertible.side.hill.down:R
convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:U
convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle.fill:U
convertible.side.hill.down.fill:R convertible.side.hill.up:R convertible.side.hill.up.fill:R convertible.side.lock:R
convertible.side.lock.fill:R convertible.side.lock.open:R convertible.side.lock.open.fill:R cooktop:J cooktop.fill:J
cpu:C cpu.fill:F creditcard:A creditcard.and.123:F=creditcard.and.numbers creditcard.and.numbers:W
creditcard.arrow.trianglehead.2.clockwise.rotate.90:W creditcard.circle:C creditcard.circle.fill:C creditcard.fill:A
creditcard.rewards:W creditcard.rewards.fill:W creditcard.trianglebadge.exclamationmark:F
creditcard.trianglebadge.exclamationmark.fill:M creditcard.viewfinder:J cricket.ball:J cricket.ball.circle:J
cricket.ball.circle.fill:J cricket.ball.fill:J crop:A crop.rotate:A cross:C cross.case:C cross.case.circle:K
cross.case.circle.fill:K cross.case.fill:C cross.circle:C cross.circle.fill:C cross.fill:C cross.vial:F
cross.vial.fill:F crown:C crown.fill:C cruzeirosign:J
cruzeirosign.arrow.circlepath:M=cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90:R cruzeirosign.bank.building:R
cruzeirosign.bank.building.fill:R cruzeirosign.building.classical:Y? cruzeirosign.building.classical.fill:Y?
cruzeirosign.circle:A cruzeirosign.circle.fill:A cruzeirosign.gauge.chart.lefthalf.righthalf:R
cruzeirosign.gauge.chart.leftthird.topthird.rightthird:R cruzeirosign.ring:R cruzeirosign.ring.dashed:R
cruzeirosign.square:A cruzeirosign.square.fill:A cube:A cube.box:A=shippingbox cube.box.fill:A=shippingbox.fill
cube.circle:W cube.circle.fill:W cube.fill:A cube.transparent:C cube.transparent.fill:C cup.and.heat.waves:R
cup.and.heat.waves.fill:R cup.and.saucer:F cup.and.saucer.fill:F curlybraces:C curlybraces.square:C
curlybraces.square.fill:C cursor.rays:A=pointer.arrow.rays cursorarrow:C=pointer.arrow
cursorarrow.and.square.on.square.dashed:C=pointer.arrow.and.square.on.square.dashed
cursorarrow.click:C=pointer.arrow.click cursorarrow.click.2:C=pointer.arrow.click.2
cursorarrow.click.badge.clock:C=pointer.arrow.click.badge.clock cursorarrow.motionlines:C=pointer.arrow.motionlines
cursorarrow.motionlines.click:C=pointer.arrow.motionlines.click cursorarrow.rays:C=pointer.arrow.rays
cursorarrow.resize.north.east.south.east:U=pointer.arrow cursorarrow.slash:M=pointer.arrow.slash
cursorarrow.slash.square:M=pointer.arrow.slash.square cursorarrow.slash.square.fill:M=pointer.arrow.slash.square.fill
cursorarrow.square:C=pointer.arrow.square cursorarrow.square.fill:J=pointer.arrow.square.fill curtains.closed:J
curtains.open:J cylinder:C cylinder.fill:C cylinder.split.1x2:C cylinder.split.1x2.fill:C
"""#
}
