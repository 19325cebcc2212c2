import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { schemas, type HomeWords } from '../../../../plugins/content/schema.ts'
import { About } from '../../../../src/pages/home/About.tsx'
import { Hero } from '../../../../src/pages/home/Hero.tsx'
import { InterfaceMessages } from '../../../../src/ui/messages.ts'
import { home, messages } from '../../../support/content.ts'

const { profile: _profile, ...words }: HomeWords = home
const { badge: _badge, ...hero } = words.hero
const { legend: _legend, ...about } = words.about

test('an agency without a mountain leaves out profile, badge and legend', () => {
  const left = { ...words, hero, about }
  expect(v.is(schemas.home, left)).toBe(true)
  render(
    <InterfaceMessages.Provider value={messages}>
      <Hero
        brand="Kestrel & Vale"
        titleWidths={{ whole: 8, line: 8 }}
        descriptor="Branding"
        lead="A studio in Leeds."
        pause={messages.motion}
        {...hero}
      />
      <About {...about} />
    </InterfaceMessages.Provider>,
  )
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).previousElementSibling).toBeNull()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(about.heading)
})
