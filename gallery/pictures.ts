import photographs from 'virtual:photographs'
import { demoUrl } from '../src/content/addresses.ts'
import { clients, demos } from '../src/content/portfolio.ts'
import type { Picture, ShownClient, ShownProject } from '../src/content/types.ts'

/** A picture that no host has. */
const missing = {
  avif: '/missing.avif',
  webp: '/missing.webp',
  src: '/missing.jpeg',
  width: 960,
  height: 600,
}

const photo = ({ name, alt }: Picture) => ({ ...(photographs[name] ?? missing), alt })

export const shownClients: readonly ShownClient[] = clients.map((client) => ({
  ...client,
  photo: photo(client.picture),
}))

export const shownDemos: readonly ShownProject[] = demos.map((demo) => ({
  ...demo,
  url: demoUrl(demo.slug),
  photo: photo(demo.picture),
}))

/** A project whose picture cannot be had. */
export const withoutPicture = <Shown extends ShownProject>(project: Shown): Shown => ({
  ...project,
  photo: { ...missing, alt: project.photo.alt },
})
