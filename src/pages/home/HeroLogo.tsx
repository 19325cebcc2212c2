import { css, keyframes } from '@emotion/react'
import { useEffect, useRef } from 'react'
import { motion as texts } from '../../content/messages.yaml'
import { useChoice } from '../../shared/useChoice.ts'
import { logo } from '../../theme/logo.ts'
import { media } from '../../theme/media.ts'
import { color, motion, radius, size, stroke } from '../../theme/vars.ts'
import { iconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** The logo in the hero, on the summit of the map. Its rings turn until the visitor pauses them. */
export function HeroLogo() {
  const [choice, choose] = useChoice('motion')
  const isOn = choice === 'on'
  const ref = useRef<HTMLDivElement>(null)
  const label = isOn ? texts.pause : texts.play

  // Pauses the rings while they are out of view, to save battery.
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
      {logo.rings.map((path, index) => (
        <svg
          key={path}
          css={[ring, turn, index % 2 === 1 && back]}
          viewBox="0 0 100 100"
          aria-hidden="true"
        >
          <path d={path} />
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

// Animates `transform`, because Chromium animates `rotate` of an SVG element on the main thread.
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
  // The rings stand still without scripts, because the pause button needs a script.
  [media.scriptless]: { animation: 'none' },
})

const back = css({ animationDirection: 'reverse' })
const summit = css({ fill: color.route, stroke: 'none' })

const control = css({
  position: 'absolute',
  // Places the pause button outside the rings. Its visible frame (`face`) reaches to the page's margin.
  insetInlineEnd: `calc(${size.gutter} - 2.125rem)`,
  bottom: '-1.875rem',
  ...iconButton,
  [media.wide]: {
    insetInlineEnd: `calc(var(--summit-x) + var(--mark) / 2 + max(0px, 50cqi - ${size.page} / 2) + ${size.gutter} - 100cqi)`,
    bottom: 0,
  },
  // The pause button is higher on a phone in landscape orientation, where other buttons are below the logo.
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
