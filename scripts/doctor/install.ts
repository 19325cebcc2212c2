import type { Built } from './built.ts'
import { good, look, wrong, type Judgment } from './finding.js'

interface Picture {
  src: string
  sizes: string
  purpose?: string
  form_factor?: string
}

/** What describes the installed app, as far as browsers require it; anything may be missing. */
interface AppManifest {
  name?: string
  start_url?: string
  display?: string
  icons?: readonly Picture[]
  screenshots?: readonly Picture[]
}

interface InstallFacts {
  manifest: AppManifest
  hasWorker: boolean
  /** Pictures that the manifest names and the build has not. */
  missing: readonly string[]
}

export function installFacts({ files, text }: Built): InstallFacts {
  const manifest = JSON.parse(text('manifest.webmanifest')) as AppManifest
  const { icons = [], screenshots = [] } = manifest
  return {
    manifest,
    hasWorker: files.includes('sw.js'),
    missing: [...icons, ...screenshots]
      .map(({ src }) => src)
      .filter((src) => !files.includes(src.slice(1))),
  }
}

const hasIcon = (sizes: string, purpose: string) => (facts: InstallFacts) =>
  facts.manifest.icons?.some(
    (icon) => icon.sizes === sizes && (icon.purpose ?? 'any').split(' ').includes(purpose),
  ) ?? false

const hasScreenshot = (form: string) => (facts: InstallFacts) =>
  facts.manifest.screenshots?.some(({ form_factor }) => form_factor === form) ?? false

const place = 'manifest/index.ts'
const drawn = `Add it to the icons in ${place}, then run npm run build.`
const taken = `Run npm run capture, and see the screenshots in ${place}.`

type Requirement = [
  isMet: (facts: InstallFacts) => boolean,
  judge: typeof look,
  finding: string,
  next: string,
]

/** What a browser asks of a site before it offers to install it; screenshots only make the offer better. */
const requirements: readonly Requirement[] = [
  [({ manifest }) => Boolean(manifest.name), wrong, 'The app has no name.', `Name it in ${place}.`],
  [hasIcon('192x192', 'any'), wrong, 'The app lacks an icon of 192 pixels.', drawn],
  [hasIcon('512x512', 'any'), wrong, 'The app lacks an icon of 512 pixels.', drawn],
  [hasIcon('512x512', 'maskable'), look, 'The app lacks an icon that phones may cut round.', drawn],
  [
    ({ manifest }) => Boolean(manifest.start_url),
    wrong,
    'The app does not say with which page it starts.',
    `Set start_url in ${place}.`,
  ],
  [
    ({ manifest }) => /^(standalone|minimal-ui|fullscreen)$/.test(manifest.display ?? ''),
    wrong,
    'The app would open as a tab of the browser.',
    `Set display to "standalone" in ${place}.`,
  ],
  [hasScreenshot('wide'), look, 'The offer to install has no picture for computers.', taken],
  [hasScreenshot('narrow'), look, 'The offer to install has no picture for phones.', taken],
  [
    ({ hasWorker }) => hasWorker,
    wrong,
    'The worker is missing: nothing is kept offline.',
    'Run npm run build.',
  ],
]

export function install(facts: InstallFacts): Judgment[] {
  const found = [
    ...requirements
      .filter(([isMet]) => !isMet(facts))
      .map(([, judge, finding, next]) => judge(finding, next)),
    ...facts.missing.map((src) =>
      wrong(`The app's picture ${src} is missing.`, 'Run npm run build.'),
    ),
  ]
  return found.length > 0
    ? found
    : [good('The site can be installed: name, icons, start page, look, pictures and worker.')]
}
