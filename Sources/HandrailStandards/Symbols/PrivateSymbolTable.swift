/// Symbols that ship with the system but that no public API can load, in byte order of their names. One source.
enum PrivateSymbolTable {
    /// `name:release`.
    static let text = #"""
0828E54B965E418AB42353CA91BFBBEE:W 0828E54B965E418AB42353CA91BFBBEE.fill:W 10.timer.enclosure:W 10.timer.enclosure.ar:X
10.timer.enclosure.hi:X 12F99E346BFA4F6492CE33CBF59CA363.chargingcase.wireless:W
12F99E346BFA4F6492CE33CBF59CA363.chargingcase.wireless.fill:W
12F99E346BFA4F6492CE33CBF59CA363.chargingcase.wireless.radiowaves.left.and.right:W
12F99E346BFA4F6492CE33CBF59CA363.chargingcase.wireless.radiowaves.left.and.right.fill:W 3.timer.enclosure:W
3.timer.enclosure.ar:X 3.timer.enclosure.hi:X 5.timer.enclosure:W 5.timer.enclosure.ar:X 5.timer.enclosure.hi:X
540481B5C3AA4357B2703D54705F5909:W 540481B5C3AA4357B2703D54705F5909.chargingcase:W
540481B5C3AA4357B2703D54705F5909.chargingcase.fill:W 540481B5C3AA4357B2703D54705F5909.left:W
540481B5C3AA4357B2703D54705F5909.right:W 711495D10BB643F6BDA3693886C0BCAF:W 711495D10BB643F6BDA3693886C0BCAF.left:W
711495D10BB643F6BDA3693886C0BCAF.right:W 711495D10BB643F6BDA3693886C0BCAF.right.arrow.trianglehead.down.left:W
711495D10BB643F6BDA3693886C0BCAF.right.arrow.trianglehead.up.right:W
711495D10BB643F6BDA3693886C0BCAF.right.badge.exclamationmark:W accessibility.page:W accessibility.page.fill:W
activity.award:M activity.award.fill:M activity.exercise:A activity.exercise.circle:R activity.exercise.circle.fill:R
activity.move:A activity.move.circle:R activity.move.circle.fill:R activity.move.ring:J activity.progress.line:R
activity.progress.righttriangle:R activity.progress.righttriangle.fill:R activity.progress.righttriangle.slash:R
activity.progress.righttriangle.slash.fill:R activity.rings.closed:D activity.rings.closed.badge.pause:R
activity.rings.closed.badge.play:R activity.rings.open:D activity.roll:A activity.roll.circle:R
activity.roll.circle.fill:R activity.sharing:F activity.stand:A activity.stand.circle:R activity.stand.circle.fill:R
airdrop:A airdrop.circle:M airdrop.circle.fill:M airdrop.slash:W airdrop.square:M airdrop.square.fill:M
airpods.max.smartcase:R airpods.pro.eartips.sizes:R airpods.pro.right.arrow.trianglehead.down.left:R
airpods.pro.right.arrow.trianglehead.up.right:R airpods.pro.right.badge.exclamationmark:R alias:W alias.circle:W
alias.circle.fill:W app.2.stack.3d:C app.2.stack.3d.badge.plus:W app.2.stack.3d.badge.plus.fill:W app.2.stack.3d.fill:C
app.3.stack.3d:C app.3.stack.3d.dashed:R app.3.stack.3d.dashed.fill:R app.3.stack.3d.fill:C
app.grid.2x2.and.person.fill:U app.grid.2x2.fill:U app.grid.2x2.topbackward.dashed:R
app.grid.2x2.topbackward.dashed.fill:R app.grid.2x2.topbackward.filled:R app.grid.2x2.topleft.dashed:R
app.grid.2x2.topleft.dashed.fill:R app.grid.2x2.topleft.filled:R app.grid.3x3:M app.stack:R app.stack.fill:R
appclip.circle:C appclip.circle.fill:C appearance.darkmode:R appearance.darkmode.inverse:R appearance.lightmode:R
appearance.lightmode.inverse:R apple.account:R apple.books:W apple.books.fill:W apple.breathe:F apple.breathe.circle:R
apple.breathe.circle.fill:R apple.carbon.neutral:R apple.cardio.fitness:W apple.cardio.fitness.badge.checkmark:W
apple.cardio.fitness.circle:W apple.cardio.fitness.circle.fill:W apple.cash:J apple.cash.circle:J
apple.cash.circle.fill:J apple.cash.tap:R apple.classical:M apple.classical.square.stack:R
apple.classical.square.stack.fill:R apple.configurator:M apple.cycletracking:F apple.cycletracking.circle:R
apple.cycletracking.circle.fill:R apple.diagnostics:S apple.diagnostics.fill:W apple.energy:U apple.fitness.plus:W
apple.freeform:M apple.haptics:F apple.haptics.slash:J apple.health.trends:O apple.hearing.aid:R
apple.hearing.aid.badge.checkmark:R apple.homekey:F apple.homekey.fill:F apple.invites:W apple.invites.fill:W
apple.journal:O apple.keynote:M apple.logo.arrow.trianglehead.2.clockwise.rotate.90:R apple.logo.bag:J
apple.logo.bag.fill:J apple.logo.bubble.middle.bottom:J apple.logo.bubble.middle.bottom.fill:J apple.logo.circle:R
apple.logo.circle.fill:R apple.logo.lanyardcard:W apple.logo.lanyardcard.fill:W apple.logo.lock:M
apple.logo.lock.circle:R apple.logo.lock.circle.fill:R apple.logo.lock.open:M apple.logo.pin.point.of.interest:J
apple.logo.pin.point.of.interest.fill:J apple.logo.square:J apple.logo.square.fill:J apple.logo.square.stack:W
apple.logo.square.stack.fill:W apple.logo.tvscreen:R apple.logo.tvscreen.fill:R apple.logo.tvscreen.stack:R
apple.logo.tvscreen.stack.fill:R apple.math.notes:R apple.math.notes.ar:U apple.meditation.awareness:W
apple.meditation.calm:W apple.meditation.creativity:W apple.meditation.focus:W apple.meditation.gratitude:W
apple.meditation.kindness:W apple.meditation.purpose:W apple.meditation.resilience:W apple.meditation.wisdom:W
apple.mindfulness:F apple.mindfulness.applewatch:M apple.mindfulness.circle:F apple.mindfulness.circle.fill:F
apple.mobility:F apple.music.digital.masters:R apple.music.digital.masters.circle:R
apple.music.digital.masters.circle.fill:R apple.music.lossless:R apple.music.lossless.circle:R
apple.music.lossless.circle.fill:R apple.news:M apple.news.square.fill:M apple.nowplaying:R apple.numbers:M
apple.pages:M apple.passwords:R apple.photobooth:W apple.photos:M apple.podcasts:M apple.podcasts.square:M
apple.podcasts.square.fill:M apple.podcasts.square.stack:M apple.podcasts.square.stack.fill:M apple.preview:W
apple.preview.fill:W apple.reality.composer:W apple.reflect:F apple.reflect.circle:R apple.reflect.circle.fill:R
apple.silicon:F apple.silicon.fill:F apple.sing:W apple.sing.microphone:W apple.sing.microphone.badge.plus:W
apple.sleep.score:W apple.sleepapnea:R apple.sleepapnea.applewatch:R apple.sleepapnea.circle:R
apple.sleepapnea.circle.badge.checkmark:W apple.sleepapnea.circle.badge.checkmark.fill:W apple.sleepapnea.circle.fill:R
apple.slice:F apple.slice.circle:J apple.slice.circle.fill:J apple.slice.fill:F apple.stateofmind:M
apple.stateofmind.badge.apple.journal:R apple.stateofmind.circle:R apple.stateofmind.circle.fill:R
apple.step.by.step.help:W apple.step.by.step.help.fill:W apple.support:S apple.support.fill:S apple.testflight:R
apple.tv.logo:M apple.tv.logo.rectangle:M apple.tv.logo.rectangle.fill:M apple.tvplus.logo:M
apple.tvplus.logo.rectangle:M apple.tvplus.logo.rectangle.fill:M apple.visual.intelligence:T apple.vitals:R applecard:C
applecard.fill:C appleconnect:C appleconnect.app:C appleconnect.app.fill:C appleconnect.disconnected.app:C
appleconnect.disconnected.app.fill:C applegiftcard:C applegiftcard.fill:C applewatch.action.button.arrow.right:M
applewatch.band:J applewatch.charging.dock:M applewatch.side.button.arrow.left:M apps.carplay.landscape:W
apps.carplay.landscape.badge.paintbrush:W apps.homescreen.ios:M apps.homescreen.watchos:M apps.homescreen.watchos.case:M
apps.ipad.arrow.trianglehead.2.clockwise.rotate.90:R apps.ipad.arrow.trianglehead.2.clockwise.rotate.90.rtl:R
apps.ipad.badge.icloud:W apps.ipad.badge.icloud.rtl:W apps.ipad.badge.paintbrush:R apps.ipad.badge.paintbrush.rtl:R
apps.ipad.landscape.badge.icloud:W apps.ipad.landscape.badge.icloud.rtl:W apps.ipad.landscape.badge.paintbrush:R
apps.ipad.landscape.badge.paintbrush.rtl:R apps.ipad.landscape.on.rectangle:R apps.ipad.landscape.on.rectangle.rtl:R
apps.ipad.on.rectangle.portraint:R apps.ipad.on.rectangle.portraint.rtl:R apps.iphone.and.pointer.arrow:W
apps.iphone.and.pointer.arrow.rtl:W apps.iphone.arrow.trianglehead.2.clockwise.rotate.90:R
apps.iphone.arrow.trianglehead.2.clockwise.rotate.90.rtl:R apps.iphone.assistive.access:N apps.iphone.badge.icloud:M
apps.iphone.badge.icloud.rtl:M apps.iphone.badge.paintbrush:R apps.iphone.badge.paintbrush.rtl:R
apps.iphone.on.rectangle.portrait:R apps.iphone.on.rectangle.portrait.dashed:M
apps.iphone.on.rectangle.portrait.dashed.rtl:M apps.iphone.on.rectangle.portrait.rtl:R appstore:A appstore.app:F
appstore.app.dashed:J appstore.app.fill:F appstore.capsule:A appstore.capsule.2.fill:F appstore.capsule.fill:A
appstore.circle:A appstore.circle.fill:A appstore.rectangle:A appstore.rectangle.fill:A appstore.rectangle.portrait:C
appstore.rectangle.portrait.fill:C arrow.clockwise.app.stack:R arrow.clockwise.app.stack.fill:R
arrow.down.app.2.stack.3d:J arrow.down.viewfinder:W arrow.forward.and.smalltarget:R arrow.right.and.smalltarget:R
arrow.trianglehead.backward:M arrow.trianglehead.backward.arrow.trianglehead.forward:M arrow.trianglehead.down:M
arrow.trianglehead.down.backward:M arrow.trianglehead.down.forward:M arrow.trianglehead.down.left:M
arrow.trianglehead.down.left.arrow.trianglehead.up.right:M arrow.trianglehead.down.right:M arrow.trianglehead.forward:M
arrow.trianglehead.left:M arrow.trianglehead.left.arrow.trianglehead.right:M arrow.trianglehead.right:M
arrow.trianglehead.up:M arrow.trianglehead.up.arrow.trianglehead.down:M arrow.trianglehead.up.backward:M
arrow.trianglehead.up.forward:M arrow.trianglehead.up.left:M arrow.trianglehead.up.left.arrow.trianglehead.down.right:M
arrow.trianglehead.up.right:M arrow.up.and.down.text.horizontal.wide:W arrow.up.arrow.down.ring.closed:J
arrow.up.forward.appclip:F arrow.up.left.arrow.up.right.arrow.down.heart:R
arrow.up.left.arrow.up.right.arrow.down.heart.fill:R arrowshape.turn.up.backward.square.dashed:W
arrowshape.turn.up.forward.square.dashed:W arrowshape.turn.up.left.square.dashed:W
arrowshape.turn.up.right.square.dashed:W arrowtriangle.right.3.battery.0percent:T
arrowtriangles.up.right.down.left.bubble:M arrowtriangles.up.right.down.left.bubble.fill:M
arrowtriangles.up.right.down.left.magnifyingglass:O assistive.listening.devices:R athletic.track:K
bar.xaxis.ascending.arrowshape.up:W bar.xaxis.ascending.arrowshape.up.circle:W
bar.xaxis.ascending.arrowshape.up.circle.fill:W battery.50percent.badge.exclamationmark:S battery.5percent:R
battery.5percent.trianglebadge.exclamationmark:R battery.powerplug:F beats.logo:J beats1.logo:J
bird.circle.badge.sparkles:M bird.circle.badge.sparkles.fill:M bluetooth:A bluetooth.app:R bluetooth.app.fill:R
bluetooth.applewatch:M bluetooth.circle:A bluetooth.circle.fill:A bluetooth.slash:A bluetooth.slash.circle:C
bluetooth.slash.circle.fill:C bluetooth.square:F bluetooth.square.fill:F bolt.and.plus:R bolt.and.plus.fill:R
bolt.and.smog:M bolt.and.smog.fill:M bolt.and.sparkles:M bolt.and.sparkles.fill:M bolt.arrowtriangle.up.3:T
bolt.arrowtriangle.up.3.fill:T bolt.automatic:W bolt.automatic.fill:W
bolt.bottomhalf.filled.striped.horizontal.tophalf:T bolt.open.charge.ring:W book.closed.circle.badge.sparkles:M
book.closed.circle.badge.sparkles.fill:M book.square.stack:C book.square.stack.fill:C bookmark.badge:W
bookmark.badge.fill:W bowers.and.wilkins.logo:R bubble.badge.sparkles:X bubble.badge.sparkles.fill:X
bubble.badge.sparkles.fill.rtl:X bubble.badge.sparkles.rtl:X bubble.tapback:F bubble.tapback.2:F bubble.tapback.2.fill:F
bubble.tapback.fill:F bubble.wave.2:R bubble.wave.2.fill:R bubble.wave.2.slash:R bubble.wave.2.slash.fill:R
building.2.crop.circle.badge.sparkles:M building.2.crop.circle.badge.sparkles.fill:M buildingblock:F
buildingblock.fill:F buildings.3d:F calculator:C calculator.fill:B calendar.and.chart.bar:R calendar.badge.ring.closed:R
calendar.badge.ring.closed.rtl:R calendar.multiday.timeline.leading:R calendar.multiday.timeline.left:R
calendar.multiday.timeline.right:R calendar.multiday.timeline.trailing:R camera.badge.apple.journal:R
camera.badge.apple.journal.fill:R camera.control:W camera.lightcontrol:C
camera.metering.center.weighted.average.trianglebadge.exclamationmark:J camera.nightmode:C camera.nightmode.fill:W
camera.nightmode.slash:J camera.nightmode.slash.fill:W camera.nightmode.three:W camera.nightmode.three.fill:W
camera.overcapture:C capsule.cross:F capsule.cross.fill:F capsule.grid.2x3:U capsule.grid.2x4.applewatch.case:U
capsule.on.rectangle.liquid.glass:X capsule.on.rectangle.liquid.glass.fill:X capture:M capture.slash:O carplay:A
carplay.app:J carplay.app.fill:J carplay.radiowaves.left.and.right:M cart.badge:R cart.badge.fill:R
cart.badge.location:X cart.badge.location.fill:X cart.badge.location.fill.rtl:X cart.badge.location.rtl:X
cat.circle.badge.sparkles:M cat.circle.badge.sparkles.fill:M character.and.ellipsis:R character.and.ellipsis.ar:R
character.and.ellipsis.bn:S character.and.ellipsis.gu:S character.and.ellipsis.he:R character.and.ellipsis.hi:R
character.and.ellipsis.ja:R character.and.ellipsis.kn:S character.and.ellipsis.ko:R character.and.ellipsis.ml:S
character.and.ellipsis.mni:S character.and.ellipsis.mr:S character.and.ellipsis.or:S character.and.ellipsis.pa:S
character.and.ellipsis.sat:S character.and.ellipsis.si:S character.and.ellipsis.ta:S character.and.ellipsis.te:S
character.and.ellipsis.th:R character.and.ellipsis.zh:R character.arabic:J character.bangla:R character.chinese:J
character.cyrillic:J character.devanagari:J character.greek:J character.gujarati:R character.gurmukhi:R
character.hebrew:J character.hindi:R character.japanese:J character.kannada:R character.korean:J character.latin:J
character.malayalam:R character.marathi:R character.meitei:R character.motion:R character.motion.ar:R
character.motion.bn:S character.motion.gu:S character.motion.he:R character.motion.hi:R character.motion.ja:R
character.motion.kn:S character.motion.ko:R character.motion.ml:S character.motion.mni:S character.motion.mr:S
character.motion.or:S character.motion.pa:S character.motion.sat:S character.motion.si:S character.motion.ta:S
character.motion.te:S character.motion.th:R character.motion.zh:R character.odia:R character.olchiki:R
character.sinhala:R character.tamil:R character.telugu:R character.thai:J checklist.unchecked.note:R
checkmark.app.stack:T checkmark.app.stack.fill:T checkmark.capsule:M checkmark.capsule.fill:M checkmark.circle.platter:M
checkmark.ring.closed:J checkmark.viewfinder:W chevron.3.up.perspective:M chevron.3.up.perspective.and.rectangle:M
cinematic.video:F cinematic.video.fill:F circle.hand.palm.facing:R circle.hand.palm.facing.fill:R circle.motion:W
circle.motion.fill:W circle.open:R classic.invert:M clock.circle.righthalf.dotted:W clock.filled.and.widget.filled:M
clock.grid.2x2:W clock.pin.point.of.interest:W clock.pin.point.of.interest.fill:W clock.time.1009:M
clock.time.1009.fill:M columns.rectangle:W columns.rectangle.fill:W contextmenu.and.selection:M crayon.tip:W
creditcard.and.nfc:M creditcard.and.nfc.fill:M crosshair:R crosshair.viewfinder:R dab.plus.logo:R digitaltouch:A
digitaltouch.fill:A dinosaur:X dinosaur.fill:X dock.motorized.viewfinder:O dog.circle.badge.sparkles:M
dog.circle.badge.sparkles.fill:M dolby.logo:R dolby.logo.circle:R dolby.logo.circle.fill:R
dot.arrowtriangles.up.right.down.left:N dot.dot.grid.app:R dot.dot.grid.app.fill:R dot.grid.app:R dot.grid.app.fill:R
dot.grid.bottomrighthalf.app:R dot.grid.bottomrighthalf.app.fill:R dots.needle.bottom.0percent:R
dots.needle.bottom.100percent:R dots.needle.bottom.50percent:R downtime:J drop.oxygen:R drop.oxygen.fill:R ear.and.zzz:F
ear.badge.checkmark.dots:R ear.badge.checkmark.dots.fill:R ear.badge.info:R ear.badge.magnifyingglass:R
ear.badge.shield.half.filled:R ear.dots:S ear.dots.fill:S ear.trianglebadge.exclamationmark.dots:S
ear.trianglebadge.exclamationmark.dots.fill:S effects:A emoji.alien:F emoji.alien.inverse:F emoji.alien.monster:F
emoji.alien.monster.inverse:F emoji.american.football:F emoji.american.football.inverse:F emoji.apple:R
emoji.apple.fill:R emoji.automobile:R emoji.automobile.fill:R emoji.baseball:F emoji.baseball.inverse:F
emoji.basketball:F emoji.basketball.inverse:F emoji.bear.face:F emoji.bear.face.inverse:F emoji.cat.face:F
emoji.cat.face.inverse:F emoji.chicken.face:F emoji.chicken.face.inverse:F emoji.closed.fist:F emoji.closed.fist.fill:F
emoji.cow.face:F emoji.cow.face.inverse:F emoji.dog.face:F emoji.dog.face.inverse:F emoji.dragon.face:F
emoji.dragon.face.inverse:F emoji.face.blowing.a.kiss:F emoji.face.blowing.a.kiss.inverse:F emoji.face.grimacing:F
emoji.face.grimacing.inverse:F emoji.face.grinning:F emoji.face.grinning.and.plus:R
emoji.face.grinning.and.plus.inverse:R emoji.face.grinning.inverse:F emoji.face.grinning.with.squinting.eyes:F
emoji.face.grinning.with.squinting.eyes.inverse:F emoji.face.rolling.on.the.floor.laughing:F
emoji.face.rolling.on.the.floor.laughing.inverse:F emoji.face.smiling.with.heart.eyes:F
emoji.face.smiling.with.heart.eyes.inverse:F emoji.face.smiling.with.hearts:F emoji.face.smiling.with.hearts.inverse:F
emoji.face.smiling.with.smiling.eyes:F emoji.face.smiling.with.smiling.eyes.inverse:F
emoji.face.smiling.with.sunglasses:F emoji.face.smiling.with.sunglasses.inverse:F
emoji.face.winking.with.stuck.out.tongue:F emoji.face.winking.with.stuck.out.tongue.inverse:F
emoji.face.with.starry.eyes:F emoji.face.with.starry.eyes.inverse:F emoji.face.with.tears.of.joy:F
emoji.face.with.tears.of.joy.inverse:F emoji.ghost:F emoji.ghost.inverse:F emoji.heart:F emoji.heart.fill:F
emoji.hearts.2:F emoji.hearts.2.fill:F emoji.horse.face:F emoji.horse.face.inverse:F emoji.love.you.gesture:F
emoji.love.you.gesture.fill:F emoji.monkey.face:F emoji.monkey.face.inverse:F emoji.mouse.face:F
emoji.mouse.face.inverse:F emoji.peace.hand.sign:F emoji.peace.hand.sign.fill:F emoji.pig.face:F
emoji.pig.face.inverse:F emoji.pile.of.poop:F emoji.pile.of.poop.inverse:F emoji.rabbit.face:F
emoji.rabbit.face.inverse:F emoji.ram.face:F emoji.ram.face.inverse:F emoji.robot.face:F emoji.robot.face.inverse:F
emoji.skull:F emoji.skull.inverse:F emoji.snake:F emoji.snake.inverse:F emoji.soccer.ball:F emoji.soccer.ball.inverse:F
emoji.sparkles:F emoji.star:F emoji.star.fill:F emoji.thumbsup:F emoji.thumbsup.fill:F emoji.tiger.face:F
emoji.tiger.face.inverse:F emoji.unicorn:F emoji.unicorn.inverse:F emphasize:F emphasize.bubble.tapback:F
emphasize.bubble.tapback.2:F emphasize.bubble.tapback.2.fill:F emphasize.bubble.tapback.2.fill.rtl:F
emphasize.bubble.tapback.2.rtl:F emphasize.bubble.tapback.fill:F emphasize.bubble.tapback.fill.rtl:F
emphasize.bubble.tapback.rtl:F eraser.line.dotted:R eraser.line.dotted.fill:R eraser.tip:W ethernet:A ethernet.circle:C
ethernet.circle.fill:C event.2.text:S event.2.text.fill:U event.compact.2:S event.compact.split.4x1:S
exclamationmark.magsafe.charger:P eye.dotted.scope:M eye.on.dotted.eye:R eye.on.dotted.eye.fill:R eye.tracking:R
eyeglasses.and.lines.measurement.horizontal:W f.cursive.circle.slash:O f1:U face.baby:W face.baby.bow:W
face.baby.bow.inverse:V face.baby.inverse:V face.freckles:C face.freckles.inverse:C faceid.and.mask:J faceid.circle:J
faceid.circle.motion:R faceid.circle.motion.trianglebadge.exclamationmark:W figure.3.ascending:W figure.3.descending:W
figure.arms.open.and.exclamationmark.magnifyingglass:M figure.child.shield:M figure.child.shield.fill:M
figure.lanyardcard:W figure.lanyardcard.fill:W figure.pregnant:R figure.pregnant.circle:W figure.pregnant.circle.fill:W
figure.run.and.heart:W figure.run.applewatch:D figure.run.motion:C figure.run.motion.circle:J
figure.run.motion.circle.fill:J figure.run.motion.slash:M figure.run.motion.slash.rtl:M figure.torso:M
figure.walk.apple.fitness.plus:W filevault:C filevault.fill:C film.badge.sparkles:M findmy:A firewire:C
fitness.edit.video.metrics:C fitness.stacks:M fitness.stacks.fill:M fork.knife.circle.badge.sparkles:M
fork.knife.circle.badge.sparkles.fill:M gamecenter:C gamecenter.fill:C gamecontroller.spatial:S
gamecontroller.spatial.circle:S gamecontroller.spatial.circle.fill:S gamecontroller.spatial.fill:S
gamecontroller.spatial.left:S gamecontroller.spatial.left.circle:S gamecontroller.spatial.left.circle.fill:S
gamecontroller.spatial.left.fill:S gamecontroller.spatial.right:S gamecontroller.spatial.right.circle:S
gamecontroller.spatial.right.circle.fill:S gamecontroller.spatial.right.fill:S genius:A globe.badge.magnifyingglass:T
globe.badge.microphone:S globe.badge.siri:S globe.badge.sparkles:M grid.dotted:W grid.dotted.bottomrighthalf.bold:W
grid.dotted.bottomrighthalf.bold.slash:W grid.dotted.xaxis.bold.yaxis.bold:W grid.dotted.xaxis.bold.yaxis.bold.slash:W
gymkit:F hand.draw.and.line.dotted:U hand.draw.and.line.dotted.fill:U hand.manicule:J hand.manicule.fill:J
hand.raised.badge.faceid:O hand.raised.badge.faceid.fill:O hand.raised.badge.touchid:O hand.raised.badge.touchid.fill:O
hand.side.pinch:M hand.side.pinch.fill:M hand.thumbsdown.bubble.tapback:F hand.thumbsdown.bubble.tapback.2:F
hand.thumbsdown.bubble.tapback.2.fill:F hand.thumbsdown.bubble.tapback.fill:F hand.thumbsup.bubble.tapback:F
hand.thumbsup.bubble.tapback.2:F hand.thumbsup.bubble.tapback.2.fill:F hand.thumbsup.bubble.tapback.fill:F
handbag.circle.badge.sparkles:M handbag.circle.badge.sparkles.fill:M hdr.viewfinder.rectangular:W hdradio.logo:M
health:C health.3.stack.3d:M health.3.stack.3d.fill:M health.bubble:W health.bubble.fill:W health.bubble.fill.rtl:W
health.bubble.rtl:W health.fill:C heart.badge:W heart.badge.fill:W heart.badge.gauge.with.needle:W
heart.badge.gauge.with.needle.fill:W heart.bubble:W heart.bubble.fill:W heart.bubble.tapback:F heart.bubble.tapback.2:F
heart.bubble.tapback.2.fill:F heart.bubble.tapback.fill:F highlighter.tip:W home:P home.fill:P
house.badge.shield.half.filled:J house.badge.shield.half.filled.fill:J images.magnifyingglass:F info.and.sparkles:X
info.circle.badge.sparkles:M info.circle.badge.sparkles.fill:M inset.circlebadge:R
inset.filled.capsule.and.person.filled:R inset.filled.capsule.and.person.filled.slash:R
inset.filled.capsule.and.person.filled.slash.rtl:R inset.filled.center.pano:W inset.filled.half.circle.lefthalf.dotted:R
inset.filled.half.circle.lefthalf.dotted.inverse:R inset.filled.pano.ultrawide:T inset.filled.rectangle.and.camera:R
inset.line.angled.center.rectangle:R inset.line.angled.center.rectangle.portrait:R
inset.line.horizontal.bottom.rectangle:R inset.line.horizontal.bottom.rectangle.portrait:R
inset.line.horizontal.top.rectangle:R inset.line.horizontal.top.rectangle.portrait:R
inset.line.vertical.leading.rectangle:R inset.line.vertical.leading.rectangle.portrait:R
inset.line.vertical.left.rectangle:R inset.line.vertical.left.rectangle.portrait:R inset.line.vertical.right.rectangle:R
inset.line.vertical.right.rectangle.portrait:R inset.line.vertical.trailing.rectangle:R
inset.line.vertical.trailing.rectangle.portrait:R ipad.and.screwdriver:S ipad.display.clean:W ipad.display.clean.fill:W
ipad.gen1.on.rectangle.portrait.dashed:W ipad.gen1.on.rectangle.portrait.dashed.slash:W
ipad.gen2.on.rectangle.portrait.dashed:W ipad.gen2.on.rectangle.portrait.dashed.slash:W ipad.on.ipad:R
ipad.on.rectangle.portrait.dashed:W ipad.on.rectangle.portrait.dashed.slash:W ipad.pattern.diagonalline:R
ipad.pattern.diagonalline.on.rectangle.portrait.dashed:W ipad.rear.camera.badge.checkmark:W
ipad.rear.camera.badge.plus:S ipad.rear.camera.badge.scope:S ipad.rear.camera.trianglebadge.exclamationmark:S
ipad.top.button.arrow.down:O iphone.action.button.arrow.right:R iphone.always.on.display:N iphone.and.applewatch:M
iphone.and.screwdriver:S iphone.badge.dot.radiowaves.up.forward:M iphone.camera.button:T iphone.display.clean:W
iphone.display.clean.fill:W iphone.dock:O iphone.dock.motorized:O iphone.gen1.on.rectangle.portrait.dashed:M
iphone.gen1.on.rectangle.portrait.dashed.slash:M iphone.gen2.on.rectangle.portrait.dashed:M
iphone.gen2.on.rectangle.portrait.dashed.slash:M iphone.gen3.on.rectangle.portrait.dashed:M
iphone.gen3.on.rectangle.portrait.dashed.slash:M iphone.magsafe.charger:J iphone.on.iphone:R
iphone.on.rectangle.portrait.dashed:M iphone.on.rectangle.portrait.dashed.slash:M iphone.rear.camera.badge.checkmark:S
iphone.rear.camera.badge.plus:W iphone.rear.camera.badge.scope:S iphone.rear.camera.trianglebadge.exclamationmark:S
iphone.side.button.arrow.left:M joystickcontroller:C joystickcontroller.fill:C key.dashed.comma.han:S
key.dashed.katakana.middle.dot:S key.dashed.period.han:S key.dashed.prolonged:S key.dashed.semivoiced.kana:S
key.dashed.underscore.full:S key.dashed.voiced.kana:S key.dots:R key.dots.fill:R key.points.writing.tools:W
key.points.writing.tools.page:W keyboard.and.plus.magnifyingglass:R keyboard.and.plus.magnifyingglass.fill:R
keyboard.badge.siri:T keyboard.badge.siri.fill:T keyboard.badge.waveform:M keyboard.badge.waveform.fill:M
ladybug.circle.badge.sparkles:M ladybug.circle.badge.sparkles.fill:M laugh:F laugh.ar:F laugh.bn:W
laugh.bubble.tapback:F laugh.bubble.tapback.2:F laugh.bubble.tapback.2.ar:F laugh.bubble.tapback.2.el:F
laugh.bubble.tapback.2.es:F laugh.bubble.tapback.2.fill:F laugh.bubble.tapback.2.fill.ar:F
laugh.bubble.tapback.2.fill.el:F laugh.bubble.tapback.2.fill.es:F laugh.bubble.tapback.2.fill.he:F
laugh.bubble.tapback.2.fill.hi:F laugh.bubble.tapback.2.fill.it:F laugh.bubble.tapback.2.fill.ja:F
laugh.bubble.tapback.2.fill.ko:F laugh.bubble.tapback.2.fill.ru:F laugh.bubble.tapback.2.fill.th:F
laugh.bubble.tapback.2.fill.zh:F laugh.bubble.tapback.2.he:F laugh.bubble.tapback.2.hi:F laugh.bubble.tapback.2.it:F
laugh.bubble.tapback.2.ja:F laugh.bubble.tapback.2.ko:F laugh.bubble.tapback.2.ru:F laugh.bubble.tapback.2.th:F
laugh.bubble.tapback.2.zh:F laugh.bubble.tapback.ar:F laugh.bubble.tapback.el:F laugh.bubble.tapback.es:F
laugh.bubble.tapback.fill:F laugh.bubble.tapback.fill.ar:F laugh.bubble.tapback.fill.el:F laugh.bubble.tapback.fill.es:F
laugh.bubble.tapback.fill.he:F laugh.bubble.tapback.fill.hi:F laugh.bubble.tapback.fill.it:F
laugh.bubble.tapback.fill.ja:F laugh.bubble.tapback.fill.ko:F laugh.bubble.tapback.fill.ru:F
laugh.bubble.tapback.fill.th:F laugh.bubble.tapback.fill.zh:F laugh.bubble.tapback.he:F laugh.bubble.tapback.hi:F
laugh.bubble.tapback.it:F laugh.bubble.tapback.ja:F laugh.bubble.tapback.ko:F laugh.bubble.tapback.ru:F
laugh.bubble.tapback.th:F laugh.bubble.tapback.zh:F laugh.el:F laugh.es:F laugh.gu:W laugh.he:F laugh.hi:F laugh.it:F
laugh.ja:F laugh.kn:W laugh.ko:F laugh.ml:W laugh.mni:W laugh.mr:W laugh.or:W laugh.pa:W laugh.ru:F laugh.sat:W
laugh.si:W laugh.ta:W laugh.te:W laugh.th:F laugh.zh:F leaf.circle.badge.sparkles:M leaf.circle.badge.sparkles.fill:M
line.line.dotted.line.dashed.horizontal:W line.line.dotted.line.dashed.horizontal.slash:W
line.vertical.and.text.justify.left.and.line.vertical:W
line.vertical.and.text.justify.left.and.line.vertical.arrow.left.and.right:W
line.vertical.and.text.justify.left.and.line.vertical.arrow.left.and.right.wide:W lines.audiogram:R
lines.measurement.horizontal.timer:J list.app:W list.bullet.below.star.filled:J
list.portrait.on.rectangle.portrait.angled:J list.portrait.on.rectangle.portrait.angled.fill:J list.writing.tools:W
list.writing.tools.page:W livephoto.bounce:M livephoto.long.exposure:M livephoto.loop:M livephoto.portrait:O
livephoto.portrait.slash:O livephoto.slash.portrait:O lizard.circle.badge.sparkles:M lizard.circle.badge.sparkles.fill:M
location.appclip:F location.badge.apple.journal:R location.badge.apple.journal.fill:R
location.bottomleft.forward.to.point.topright.scurvepath:R
location.bottomleft.forward.to.point.topright.scurvepath.dashed:R
location.bottomleft.forward.to.point.topright.scurvepath.dotted:R location.fill.radiowaves.left.and.right:F
location.house:V location.house.fill:V location.pin.point.of.interest:F location.pin.point.of.interest.2:J
location.pin.point.of.interest.2.fill:J location.pin.point.of.interest.fill:F lock.and.ring.2:P lock.badge.faceid:O
lock.badge.faceid.fill:O lock.badge.touchid:O lock.badge.touchid.fill:O lock.dots:R lock.dots.fill:R
lock.square.dotted:M long.text.page:U long.text.page.badge.waveform:W long.text.page.badge.waveform.fill:W
long.text.page.fill:U low.power.mode.ring:J luminosity:W luminosity.fill:W luminosity.lefthalf.filled:W
macbook.and.screwdriver:W macbook.on.macbook:R macintosh.classic:J macwindow.and.square.filled:W
macwindow.badge.record:W macwindow.resize:F macwindow.resize.lock:F magnifyingglass.and.chevron.down:C
magnifyingglass.and.chevron.down.rtl:C magnifyingglass.badge.sparkles:S magsafe.cable.connector:R magsafe.charger:J
mappin.and.ellipse.circle.badge.sparkles:M mappin.and.ellipse.circle.badge.sparkles.fill:M math.operators:R
math.operators.ar:W megaphone.badge:R megaphone.badge.clock:R megaphone.badge.clock.fill:R
megaphone.badge.clock.fill.rtl:R megaphone.badge.clock.rtl:R megaphone.badge.fill:R megaphone.lines:J
megaphone.lines.fill:J memoji:C memoji.inverse:C message.and.message:C message.and.message.fill:C message.and.video:B
message.and.video.fill:B message.badge.line.3.horizontal.decrease:W message.badge.line.3.horizontal.decrease.fill:W
metal:C metal.material:W michelin.bibgourmand.logo:M michelin.greenstar.logo:M michelin.key.logo:U michelin.star.logo:M
microphone.badge.infinity:R microphone.badge.infinity.fill:R microphone.badge.music.note:R
microphone.badge.music.note.fill:R microphone.badge.siri:V microphone.badge.siri.fill:V minus.fitness.stacks:M
minus.fitness.stacks.fill:M minus.plus.ring.closed:M moon.and.stars.artframe:J motion.cues:R motion.cues.and.car:R
motion.cues.slash:R multispot.viewfinder.rectangular:M multispot.viewfinder.rectangular.trianglebadge.exclamationmark:M
multiview.lefthalf.righthalf:R multiview.lefthalf.topright.bottomright:R
multiview.lefthalf.topright.middleright.bottomright:R
multiview.leftthird.topleft.bottomleft.middlethird.rightthird.topright.bottomright:R music:A music.app:J
music.app.fill:J music.badge.plus:F music.badge.sparkles:M music.circle:A music.circle.badge.sparkles:M
music.circle.badge.sparkles.fill:M music.circle.fill:A music.note.and.sparkles:R music.note.circle.righthalf.dotted:U
music.on.film:F music.on.film.circle:M music.on.film.circle.fill:M music.on.person:M music.rectangle:A
music.rectangle.fill:A music.reverb:W music.slash:T music.square:A music.square.fill:A music.square.stack:A
music.square.stack.fill:A nearby.badge.location:R nearby.interactions:M network.bolt:M network.connected.to.line.below:L
network.connected.to.line.below.fill:L newsplus:F newsplus.fill:F nfc:C nfc.app:U nfc.app.fill:U nfc.circle:M
nfc.circle.fill:M nfc.oval:W nfc.oval.fill:W nfc.slash:M nfc.slash.circle:M nfc.slash.circle.fill:M nightshift:A
nosign.badge.shield.half.filled:V open.charge.ring:W openai.logo:T paintbrush.page.on.clipboard:W pano.badge.safari:M
pano.badge.safari.fill:M pano.ultrawide:T pano.ultrawide.fill:T
pause.bottomleft.forward.to.point.topright.scurvepath.dotted:R pawprint.circle.badge.sparkles:M
pawprint.circle.badge.sparkles.fill:M pen.broad.edge.tip:W pen.brush.tip:W pen.monoliner.tip:W pen.pointed.nib.tip:W
pencil.and.sparkles:M pencil.and.sparkles.badge.apple.journal:X pencil.arrow.trianglehead.clockwise:R
pencil.graphite.tip:W pencil.lasso.tip:W person.2.badge.app.3.stack.3d:K person.2.badge.app.3.stack.3d.fill:K
person.2.badge.heart:F person.2.badge.heart.fill:F person.and.rectangle.far:N person.and.rectangle.near:N
person.and.sparkles.fill:M person.and.viewfinder:W person.badge:R person.badge.app.2.stack.3d:R
person.badge.app.2.stack.3d.fill:R person.badge.app.3.stack.3d:P person.badge.app.3.stack.3d.fill:P person.badge.fill:R
person.badge.hourglass:M person.badge.hourglass.fill:M person.badge.pin.point.of.interest:M
person.badge.pin.point.of.interest.fill:M person.badge.waveform:M person.badge.waveform.fill:M
person.bust.circle.badge.sparkles:M person.bust.circle.badge.sparkles.fill:M person.closed.fill:C
person.crop.badge.arrow.trianglehead.turn.up.right:W person.crop.badge.arrow.trianglehead.turn.up.right.fill:W
person.crop.badge.music:M person.crop.badge.music.fill:M person.crop.pip:X person.crop.pip.fill:X
person.crop.rectangle.landscape.rotate:W person.crop.rectangle.landscape.rotate.slash:W
person.crop.rectangle.portrait.rotate:X person.crop.rectangle.portrait.rotate.slash:X person.face.smiling:T
person.face.smiling.inverse:T person.fill.viewfinder.badge.record:W person.fill.viewfinder.slash:W
person.filled.and.apple.support:S person.filled.and.apple.support.fill:S person.lanyardcard:F
person.lanyardcard.circle:F person.lanyardcard.circle.fill:F person.lanyardcard.fill:F person.open.fill:C
person.raised.hand:F person.raised.hand.circle:F person.raised.hand.circle.fill:F person.text.rectangle.and.nfc:M
person.text.rectangle.and.nfc.fill:M persona:M persona.circle:N persona.circle.fill:N persona.crop.circle:N
persona.crop.circle.fill:N persona.crop.square:N persona.crop.square.fill:N persona.crop.square.slash:N
persona.crop.square.slash.fill:N persona.slash:M phone.down.and.ellipsis:W phone.down.and.ellipsis.fill:W
photo.and.video:S photo.and.video.fill:S photo.artframe.circle.badge.sparkles:M
photo.artframe.circle.badge.sparkles.fill:M photo.bubble:R photo.on.rectangle.badge.apple.journal:R
photo.on.rectangle.badge.apple.journal.fill:R pin.point.of.interest:F pin.point.of.interest.2:J
pin.point.of.interest.2.circle:W pin.point.of.interest.2.circle.fill:W pin.point.of.interest.2.fill:F
pin.point.of.interest.arrow.trianglehead.clockwise:W pin.point.of.interest.badge:M
pin.point.of.interest.badge.checkmark:J pin.point.of.interest.badge.checkmark.fill:J pin.point.of.interest.badge.clock:M
pin.point.of.interest.badge.clock.fill:M pin.point.of.interest.badge.fill:M pin.point.of.interest.badge.plus:F
pin.point.of.interest.badge.plus.fill:F pin.point.of.interest.badge.xmark:J pin.point.of.interest.badge.xmark.fill:J
pin.point.of.interest.fill:F pin.point.of.interest.slash:J pin.point.of.interest.slash.fill:J
pin.point.of.interest.to.line.below:L pin.point.of.interest.to.line.below.fill:L
pin.point.of.interest.to.line.below.slash:L pin.point.of.interest.to.line.below.slash.fill:L pitch.high:R pitch.low:R
plastic.material:W play.bottomleft.forward.to.point.topright.scurvepath:R play.fitness.stacks:M
play.fitness.stacks.fill:M play.tvscreen:R play.tvscreen.fill:R play.tvscreen.stack:R play.tvscreen.stack.fill:R
plus.badge.apple.journal:R plus.bubble.tapback:F plus.bubble.tapback.fill:F plus.fitness.stacks:M
plus.fitness.stacks.fill:M point.arrow.forward.base.units:R point.arrow.right.base.units:R polls:W port.ethernet:J
port.hdmi:J port.lightning:J port.thunderbolt:J port.usb.a:J port.usb.b:J port.usb.c:F port.vga:J privacy.handshake:R
qi.logo:R question:F question.ar:F question.bubble.tapback:F question.bubble.tapback.2:F question.bubble.tapback.2.ar:F
question.bubble.tapback.2.fill:F question.bubble.tapback.2.fill.ar:F question.bubble.tapback.ar:F
question.bubble.tapback.fill:F question.bubble.tapback.fill.ar:F quicknote:F quicktime:C
quicktime.radiowaves.left.and.right:C quotelevel.square.fill:R radar:C ratio.1.to.1:M ratio.1.to.1.viewfinder:W
ratio.1.to.1.viewfinder.ar:X ratio.1.to.1.viewfinder.hi:X ratio.16.to.9.viewfinder:W ratio.16.to.9.viewfinder.ar:X
ratio.16.to.9.viewfinder.hi:X ratio.4.to.3.viewfinder:W ratio.4.to.3.viewfinder.ar:X ratio.4.to.3.viewfinder.hi:X
rays.6:U recap:M rectangle.grid.1x3.filled.clipboard:J rectangle.grid.1x3.filled.clipboard.fill:J reminders:W
reminders.badge.plus:W reminders.checklist:U ring.radiowaves.forward:R ring.radiowaves.right:R riyalsign:W
riyalsign.arrow.trianglehead.counterclockwise.rotate.90:W riyalsign.bank.building:W riyalsign.bank.building.fill:W
riyalsign.circle:W riyalsign.circle.fill:W riyalsign.gauge.chart.lefthalf.righthalf:W
riyalsign.gauge.chart.leftthird.topthird.rightthird:W riyalsign.ring:W riyalsign.ring.dashed:W riyalsign.square:W
riyalsign.square.fill:W rocket:C rocket.circle:F rocket.circle.fill:F rocket.fill:C route:J sailboat.regatta:R
sailboat.regatta.fill:R satellite:J satellite.circle:J satellite.circle.fill:J satellite.fill:J satellite.slash:R
satellite.slash.circle:R satellite.slash.circle.fill:R satellite.slash.fill:R satellite.typographic:W satellite.wave.2:R
satellite.wave.2.circle:R satellite.wave.2.circle.fill:R satellite.wave.2.fill:R scribble.and.lasso:R secure.element:M
secure.element.fill:M security.key:J selection.arrowtriangle.forward.reminders.checklist:W selection.list.bullet:W
selection.reminders.checklist:W selection.reminders.checklist.badge.plus:W sensor.applewatch.case:F
sensor.applewatch.case.fill:F sensorkit:F shield.split.diagonal:U shield.split.diagonal.badge.clock:U
shield.split.diagonal.badge.clock.fill:U shield.split.diagonal.fill:U shippingbox.badge.pin.point.of.interest:J
shippingbox.badge.pin.point.of.interest.fill:J shippingbox.pin.point.of.interest:J
shippingbox.pin.point.of.interest.fill:J shoe.front.lift.circle.brakesignal:M siriusxm.logo:R
slider.horizontal.0percent:X slider.horizontal.100percent:X slider.horizontal.25percent:X slider.horizontal.50percent:X
slider.horizontal.75percent:X slider.horizontal.below.scribble:W slider.horizontal.below.waveform:M
smallcircle.grid.dotted.xaxis.bold.yaxis.bold:W smallcircle.grid.dotted.xaxis.bold.yaxis.bold.slash:W smart.invert:M
smartstack:M smartstack.circle:M smartstack.circle.fill:M solar.system:M sos.cellularbars.short:R sos.cellulardots:R
spatial:R spatial.slash:R speaker.bluetooth:C speaker.bluetooth.fill:C speaker.bluetooth.fill.rtl:C
speaker.bluetooth.rtl:C speaker.eye:M speaker.eye.fill:M speaker.wave.2.circle.on.square.fill:J
square.and.pencil.badge.apple.journal:R square.dashed.and.alias:W square.grid.2x3.trailing.rectangle:W
square.grid.2x3.trailing.rectangle.slash:W square.horizontal.stack:W square.horizontal.stack.fill:W
square.on.square.badge:J square.on.square.badge.fill:J star.circle.badge.person.crop:F
steeringwheel.circle.badge.sparkles:M steeringwheel.circle.badge.sparkles.fill:M sticker:M sticker.badge.plus:M
sticker.badge.plus.fill:M sticker.fill:M stop.circle.open:R stopwatch.digital:F stopwatch.digital.ar:F
stopwatch.hybrid:F storefront.circle.badge.sparkles:M storefront.circle.badge.sparkles.fill:M summary.writing.tools:W
summary.writing.tools.page:W swell.water.waves:R switch:W tabbar.top.rectangle:F table.writing.tools:W
table.writing.tools.page:W text.arrowtriangle.2.inward:R text.below.arrow.down.circle:W
text.below.arrow.down.circle.fill:W text.below.microphone:W text.below.puzzlepiece.extension:W text.below.rectangle:R
text.below.rectangle.badge:R text.below.rectangle.badge.fill:R text.below.rectangle.badge.sparkles:R
text.below.rectangle.badge.sparkles.fill:R text.below.rectangle.dashed:W text.below.rectangle.fill:R
text.below.speaker.wave.2:W text.below.video:W text.bubble.badge:R text.bubble.badge.fill:R text.bubble.badge.fill.rtl:R
text.bubble.badge.rtl:R text.justify.leading.arrow.trianglehead.counterclockwise:R
text.justify.leading.arrow.trianglehead.counterclockwise.rtl:R text.justify.leading.badge.sparkles:W
text.page.badge.sparkles:R text.page.badge.sparkles.fill:R text.replace:R text.square:M text.square.badge.pause:J
text.square.badge.waveform:M text.word.spacing.arrow.left.and.right:W text.word.spacing.arrow.left.and.right.wide:W
textbox.horizontal.filled.top.ipad:M textbox.horizontal.filled.top.ipad.landscape:M
textbox.horizontal.filled.top.iphone:M textbox.vertical.filled.topright.ipad:M
textbox.vertical.filled.topright.ipad.landscape:M textbox.vertical.filled.topright.iphone:M
textformat.characters.arrow.left.and.right.wide:W textformat.characters.arrow.left.and.right.wide.ar:X
textformat.characters.arrow.left.and.right.wide.bn:X textformat.characters.arrow.left.and.right.wide.el:X
textformat.characters.arrow.left.and.right.wide.gu:X textformat.characters.arrow.left.and.right.wide.he:X
textformat.characters.arrow.left.and.right.wide.hi:X textformat.characters.arrow.left.and.right.wide.ja:X
textformat.characters.arrow.left.and.right.wide.kn:X textformat.characters.arrow.left.and.right.wide.ko:X
textformat.characters.arrow.left.and.right.wide.ml:X textformat.characters.arrow.left.and.right.wide.mni:X
textformat.characters.arrow.left.and.right.wide.mr:X textformat.characters.arrow.left.and.right.wide.or:X
textformat.characters.arrow.left.and.right.wide.pa:X textformat.characters.arrow.left.and.right.wide.ru:X
textformat.characters.arrow.left.and.right.wide.sat:X textformat.characters.arrow.left.and.right.wide.si:X
textformat.characters.arrow.left.and.right.wide.ta:X textformat.characters.arrow.left.and.right.wide.te:X
textformat.characters.arrow.left.and.right.wide.th:X textformat.characters.arrow.left.and.right.wide.zh:X thunderbolt:C
ticket.circle.badge.sparkles:W ticket.circle.badge.sparkles.fill:W timer.enclosure:W timer.lefthalf.dotted:W
timer.monolinear:W tips:C tips.fill:C tortoise.material:W touchbar:C traction.control.1.gauge.vertical:R
traction.control.2.gauge.vertical:R traction.control.3.gauge.vertical:R traction.control.4.gauge.vertical:R
traction.control.5.gauge.vertical:R traction.control.6.gauge.vertical:R traction.control.7.gauge.vertical:R
traction.control.8.gauge.vertical:R traction.control.off:R tray.badge.sparkles:W tray.badge.sparkles.fill:W truetone:A
tshirt.circle.badge.sparkles:M tshirt.circle.badge.sparkles.fill:M tv.and.hifispeaker.fill.fill:J usb:A usb.circle:C
usb.circle.fill:C usd.logo:M vaccination.card:J vaccination.card.badge.checkmark:J
vaccination.card.badge.checkmark.fill:J vaccination.card.fill:J vision.pro.and.headband:R
vision.pro.and.headband.fit.adjust:X vision.pro.badge.arrow.trianglehead.counterclockwise:W
vision.pro.badge.arrow.trianglehead.counterclockwise.fill:W vision.pro.battery:R
vision.pro.battery.and.thermometer.high:R vision.pro.battery.and.thermometer.high.fill:R vision.pro.battery.fill:R
vision.pro.battery.trianglebadge.exclamationmark:R vision.pro.battery.trianglebadge.exclamationmark.fill:R
vision.pro.button.arrow.down:R vision.pro.developer.strap:W vision.pro.dot.radiowaves.up.forward:X
vision.pro.dot.radiowaves.up.forward.fill:X vision.pro.eyesight:R vision.pro.eyesight.fill:R vision.pro.main.camera:R
vision.pro.main.camera.and.persona:R vision.pro.motion:R vision.pro.motion.circle:R vision.pro.motion.circle.fill:R
vision.pro.motion.fill:R visionwindow:W visionwindow.and.person.filled:W visionwindow.scroll:W voice.control:N
voice.control.circle:N voice.control.circle.fill:N voice.control.slash:N voice.control.slash.circle:N
voice.control.slash.circle.fill:N walkietalkie.applewatch.case:F walkietalkie.applewatch.case.circle:F
walkietalkie.applewatch.case.circle.fill:F walkietalkie.applewatch.case.fill:F
walkietalkie.applewatch.case.fill.radiowaves.left.and.right:F walkietalkie.applewatch.case.radiowaves.left.and.right:F
wallet:A wallet.badge.plus:M wallet.badge.plus.fill:M wallet.circle:F wallet.circle.fill:F wallet.fill:A wand.tip:W
washer.circle.badge.sparkles:M washer.circle.badge.sparkles.fill:M watchdock.applewatch.case:F watchdock.circle:F
watchdock.circle.fill:F watchdock.fill:F wave.3.forward.iphone:T waveform.and.stereo:R waveform.arrow.left.and.right:R
waveform.arrow.triangle.branch.right:R waveform.badge.apple.journal:R waveform.badge.magnifyingglass.circle:M
waveform.badge.magnifyingglass.circle.fill:M waveform.badge.record:M waveform.bpm.heart:W waveform.bpm.heart.slash:W
waveform.bubble:J waveform.bubble.badge.pause:J waveform.bubble.badge.pause.fill:J
waveform.bubble.badge.pause.fill.rtl:M waveform.bubble.badge.pause.rtl:M waveform.bubble.fill:J
waveform.bubble.fill.rtl:M waveform.bubble.rtl:M waveform.bubble.slash:W waveform.bubble.slash.fill:W
waveform.bubble.slash.fill.rtl:W waveform.bubble.slash.rtl:W waveform.halfdashed.badge.sparkles:W
waveform.increasing.arrow.trianglehead.clockwise:W waveform.path.ecg.heart:J
waveform.path.ecg.heart.badge.exclamationmark:J waveform.path.ecg.heart.badge.exclamationmark.fill:J
waveform.path.ecg.heart.fill:J weekly.summary:M widget.grid.2x1.rectangle:W widget.grid.2x1.rectangle.fill:W
widget.large.portrait:R widget.large.portrait.badge.plus:R widget.smart.stack:M windowcontrol.inward:W
windowcontrol.inward.circle:W windowcontrol.inward.circle.fill:W windowcontrol.outward:W windowcontrol.outward.circle:W
windowcontrol.outward.circle.fill:W wirelesscharging:C wood.material:W workout.views:W xsan:C
"""#
}
