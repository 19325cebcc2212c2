import { css, keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { motion as words } from '../../content/messages.yaml'
import { useChoice } from '../../shared/useChoice.ts'
import { logo } from '../../theme/logo.ts'
import { media } from '../../theme/media.ts'
import { color, motion, radius, size, stroke } from '../../theme/vars.ts'
import { iconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The logo on the map's summit. Its rings turn once in 8 seconds, until paused. */
export function HeroLogo() {
  const [choice, choose] = useChoice('motion')
  const isOn = choice === 'on'
  const ref = useRef<HTMLDivElement>(null)
  const label = isOn ? words.pause : words.play

  // Rings out of view pause, to save battery.
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new IntersectionObserver(([entry]) => {
      box.toggleAttribute('data-unseen', entry?.isIntersecting === false)
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return (
    <div css={root} ref={ref}>
      {logo.rings.map((line, index) => (
        <svg
          key={line}
          css={[ring, turn, index % 2 === 1 && back]}
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          <path d={line} />
        </svg>
      ))}
      <svg css={[ring, summit]} viewBox="0 0 100 100" aria-hidden="true">
        <path d={logo.center} />
      </svg>
      <button
        css={control}
        type="button"
        aria-label={label}
        data-tooltip={label}
        onClick={() => choose(isOn ? 'off' : 'on')}
      >
        <span css={face}>
          <Icon name={isOn ? 'pause' : 'play'} />
        </span>
      </button>
    </div>
  )
}

// Chromium animates the property `rotate` of an svg on the main thread, but a transform on the compositor.
const spin = keyframes({ to: { transform: 'rotate(360deg)' } })

const root = css({
  position: 'absolute',
  insetInlineStart: 'calc(var(--summit-x) - var(--mark) / 2)',
  top: 'calc(var(--summit-y) - var(--mark) / 2)',
  width: 'var(--mark)',
  height: 'var(--mark)',
})

const ring = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.1,
})

const turn = css({
  [media.moving]: {
    animation: `${spin} ${motion.spin} linear infinite`,
    willChange: 'transform',
    'html[data-motion="off"] &, [data-unseen] > &': { animationPlayState: 'paused' },
  },
  // Without scripts the visitor could not pause it.
  [media.scriptless]: { animation: 'none' },
})

const back = css({ animationDirection: 'reverse' })
const summit = css({ fill: color.route, stroke: 'none' })

const control = css({
  position: 'absolute',
  insetInlineEnd: '-10%',
  bottom: '-10%',
  ...iconButton,
  // Above the buttons, which begin right below the mark.
  [media.sideways]: { insetInlineEnd: 0, bottom: 0 },
  [media.still]: { display: 'none' },
  [media.scriptless]: { display: 'none' },
})

const face = css({
  display: 'grid',
  placeItems: 'center',
  width: size.targetFooter,
  height: size.targetFooter,
  background: color.sheet,
  border: `${stroke.thin} solid ${color.ink}`,
  borderRadius: radius.small,
  'button:hover > &': { background: color.sunk },
  [media.wide]: { width: '100%', height: '100%' },
})
