import AVFoundation
import UIKit

/// What people see when they open the app for the first time.
final class WelcomeViewController: UIViewController {
    private let player = AVPlayer()
    private let greeting = Appearance.label(.largeTitle)
    private let card = UIView()
    private let calmCard = UIView()
    private let beacon = UIImageView(image: UIImage(named: "beacon"))
    private let wave = UIImageView(image: UIImage(named: "wave"))
    private let medal = UIImageView(image: UIImage(named: "medal"))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("welcome.title", comment: "")
        let video = AVPlayerLayer(player: player)
        video.frame = view.bounds
        view.layer.addSublayer(video)
        greeting.text = NSLocalizedString("welcome.greeting", comment: "")
        greeting.accessibilityTraits.insert(.header)
        [greeting, card, calmCard, beacon, wave, medal].forEach(view.addSubview)
        card.addSubview(Appearance.label(.body, NSLocalizedString("welcome.card", comment: "")))
        calmCard.addSubview(Appearance.label(.body, NSLocalizedString("welcome.calm", comment: "")))
        card.transform = CGAffineTransform(translationX: 0, y: 520)
        calmCard.transform = CGAffineTransform(translationX: 0, y: 520)
        medal.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // expect: media-autoplay review
        player.play()
        slideIn()
        slideInCalmly()
        pulse()
        turnWave()
        awardMedal()
    }

    private func slideIn() {
        // expect: motion-without-reduce-motion
        UIView.animate(withDuration: 0.6, delay: 0.2, options: .curveEaseOut) {
            self.card.transform = .identity
        }
    }

    private func slideInCalmly() {
        guard !UIAccessibility.isReduceMotionEnabled else {
            calmCard.transform = .identity
            return
        }
        UIView.animate(withDuration: 0.6) {
            self.calmCard.transform = .identity
        }
    }

    private func pulse() {
        // expect: endless-motion
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: {
            self.beacon.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
        })
    }

    private func turnWave() {
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.toValue = 2 * CGFloat.pi
        turn.duration = 6
        turn.repeatCount = .infinity
        // expect: endless-motion
        wave.layer.add(turn, forKey: "turn")
    }

    private func awardMedal() {
        // expect: bouncing-spring review
        UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.25, initialSpringVelocity: 0, options: [],
            animations: { self.medal.transform = .identity })
    }
}
