import { themes } from '../src/theme/tokens.yaml'
import { direction } from '../src/language.ts'
import home from '../src/content/home.yaml'
import { screenshots as labels } from '../src/content/metadata.yaml'
import { page as portfolio } from '../src/content/portfolio.yaml'
import site from '../src/content/site.yaml'

/** The icons that the build draws, each with its drawing. */
export const icons = [
  { file: 'icon-192.png', drawing: 'icon.svg', size: 192, purpose: 'any' },
  { file: 'icon-512.png', drawing: 'icon.svg', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', size: 512, purpose: 'maskable' },
  {
    file: 'icon-monochrome-512.png',
    drawing: 'icon-monochrome.svg',
    size: 512,
    purpose: 'monochrome',
  },
] as const

/** Pictures of the site for the install dialog, in manifest/screenshots. */
export const screenshots = [
  { file: 'wide.png', sizes: '1280x800', form_factor: 'wide', label: labels.wide },
  {
    file: 'narrow.png',
    sizes: '750x1334',
    form_factor: 'narrow',
    label: labels.narrow,
  },
] as const

const contact = home.nav.find(({ href }: { href: string }) => href === '#contact')

/** The ground of the icons and of the app's first frame. */
export const { paper } = themes.light.colors

/** The W3C Web Application Manifest, which describes the installed app to the operating system. */
export const manifest = {
  id: '/',
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone',
  lang: site.language,
  dir: direction(site.language),
  name: `${site.brand}: ${site.descriptor}`,
  short_name: site.brand,
  description: site.description,
  categories: ['business', 'productivity'],
  background_color: paper,
  theme_color: paper,
  icons: icons.map(({ file, size, purpose }) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  screenshots: screenshots.map(({ file, ...shot }) => ({
    src: `/screenshots/${file}`,
    type: 'image/png',
    ...shot,
  })),
  shortcuts: [
    { name: portfolio.heading, url: '/portfolio' },
    { name: contact?.text ?? home.getStarted, url: '/#contact' },
  ],
}
