import { titleWidth } from 'virtual:fonts'
import { profileLine, stationPoints } from '../../src/content/drawings/profile.ts'
import { home } from '../../src/content/home.ts'
import { messages } from '../../src/content/messages.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { site } from '../../src/content/site.ts'
import { homeLabel } from '../../src/pages/facts.ts'
import { BackHeader } from '../../src/sections/BackHeader.tsx'
import { Badge } from '../../src/sections/Badge.tsx'
import { Bar } from '../../src/sections/Bar.tsx'
import { Header } from '../../src/sections/Header.tsx'
import { Hero } from '../../src/sections/Hero.tsx'
import { HeroMark } from '../../src/sections/HeroMark.tsx'
import { HeroTitle } from '../../src/sections/HeroTitle.tsx'
import { HomeLink } from '../../src/sections/HomeLink.tsx'
import { Main } from '../../src/sections/Main.tsx'
import { PageTitle } from '../../src/sections/PageTitle.tsx'
import { Profile } from '../../src/sections/Profile.tsx'
import { chosen } from '../arrange.ts'
import type { Entry } from '../entry.ts'
import { InItsWidth, OnTerrain } from '../Stage.tsx'

const profile = <Profile {...home.profile} line={profileLine} points={stationPoints} />

const WholeHeader = () => (
  <Header
    brand={site.brand}
    homeLabel={homeLabel}
    links={home.nav}
    action={{ text: home.getStarted, href: '#contact' }}
    menu={messages.menu}
  />
)

const WholeHero = () => (
  <Hero
    brand={site.brand}
    titleWidth={titleWidth}
    descriptor={site.descriptor}
    lead={site.description}
    {...home.hero}
    pause={messages.motion}
    profile={profile}
  />
)

const isPaused = chosen('motion', 'off')
const bar = { height: 88 }
const mark = () => (
  <OnTerrain>
    <HeroMark {...messages.motion} />
  </OnTerrain>
)

/** What stands at the top of a page. */
export const head: readonly Entry[] = [
  {
    name: 'Header',
    files: ['src/sections/Header.tsx', 'src/sections/Menu.tsx', 'src/sections/useMenu.ts'],
    frame: bar,
    isWide: true,
    Show: WholeHeader,
  },
  {
    name: 'BackHeader',
    files: ['src/sections/BackHeader.tsx'],
    frame: bar,
    isWide: true,
    Show: () => <BackHeader brand={site.brand} homeLabel={homeLabel} back={portfolio.back} />,
  },
  {
    name: 'Bar',
    files: ['src/sections/Bar.tsx', 'src/sections/HomeLink.tsx'],
    frame: { ...bar, arrange: () => document.querySelector<HTMLElement>('header a')?.focus() },
    isWide: true,
    Show: () => (
      <Bar>
        <HomeLink brand={site.brand} label={homeLabel} />
      </Bar>
    ),
  },
  {
    name: 'Hero',
    files: ['src/sections/Hero.tsx', 'src/sections/heroGeometry.ts'],
    frame: { height: 900 },
    isWide: true,
    Show: WholeHero,
  },
  {
    name: 'Hero without motion',
    files: ['src/sections/HeroMark.tsx'],
    frame: { height: 900, before: isPaused },
    isWide: true,
    Show: WholeHero,
  },
  { name: 'HeroMark', files: ['src/sections/HeroMark.tsx'], frame: { height: 480 }, Show: mark },
  {
    name: 'HeroTitle',
    files: ['src/sections/HeroTitle.tsx'],
    isWide: true,
    Show: () => (
      <InItsWidth>
        <HeroTitle text={site.brand} width={titleWidth} />
      </InItsWidth>
    ),
  },
  {
    name: 'Badge',
    files: ['src/sections/Badge.tsx'],
    Show: () => <Badge text={home.hero.badge} />,
  },
  {
    name: 'Profile',
    files: ['src/sections/Profile.tsx', 'src/content/drawings/profile.ts'],
    frame: { height: 400 },
    isWide: true,
    Show: () => profile,
  },
  {
    name: 'Terrain',
    files: ['src/sections/Terrain.tsx'],
    frame: { height: 480 },
    Show: () => <OnTerrain />,
  },
  {
    name: 'PageTitle',
    files: ['src/sections/PageTitle.tsx', 'src/sections/Main.tsx'],
    isWide: true,
    Show: () => (
      <Main>
        <PageTitle title={portfolio.heading} lead={portfolio.lead} />
      </Main>
    ),
  },
]
