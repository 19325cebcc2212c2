import { themes } from '../src/theme/tokens.yaml'
import { direction } from '../src/reader/language.ts'
import home from '../src/content/home.yaml'
import { screenshots as labels } from '../src/content/metadata.yaml'
import { page as portfolio } from '../src/content/portfolio.yaml'
import site from '../src/content/site.yaml'

/** The background color of icons and of the app's start screen. */
const { paper } = themes.light.colors

/**
 * The icons. The build makes each `file` from the SVG `from` in this folder. The web app manifest names
 * the icons with a `purpose`. The HTML of every page names the other icons.
 */
export const icons = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192, purpose: 'any' },
  { file: 'icon-512.png', from: 'icon.svg', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', from: 'icon-maskable.svg', size: 512, purpose: 'maskable' },
  {
    file: 'icon-monochrome-512.png',
    from: 'icon-monochrome.svg',
    size: 512,
    purpose: 'monochrome',
  },
  { file: 'apple-touch-icon.png', from: 'icon-maskable.svg', size: 180, ground: paper },
  { file: 'favicon.svg', from: 'favicon.svg' },
] as const

/** The URL of each icon, which contains a hash of the icon file's content. */
export type IconUrls = Record<(typeof icons)[number]['file'], string>

/** Screenshots in manifest/screenshots. Browsers show these files in the dialog in which a visitor installs the app. */
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

/** Makes the web app manifest, which describes the installed app to the operating system. */
export const manifest = (urls: IconUrls) => ({
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
  icons: icons.flatMap((icon) => {
    if (!('purpose' in icon)) return []
    const { file, size, purpose } = icon
    return { src: urls[file], sizes: `${size}x${size}`, type: 'image/png', purpose }
  }),
  screenshots: screenshots.map(({ file, ...shot }) => ({
    src: `/screenshots/${file}`,
    type: 'image/png',
    ...shot,
  })),
  shortcuts: [
    { name: portfolio.heading, url: '/portfolio' },
    { name: contact?.text ?? home.getStarted, url: '/#contact' },
  ],
})
