import { text } from './dist.ts'

interface Image {
  src: string
  sizes: string
  type: string
  purpose?: string
  form_factor?: string
  label?: string
}
interface Manifest {
  icons: Image[]
  screenshots: Image[]
  shortcuts: { name: string; url: string }[]
}

/** The web app manifest of the build. */
export const manifest = JSON.parse(text('manifest.webmanifest')) as Manifest
