// The YAML files of the content and the theme. plugins/content/plugin.ts makes a module of each:
// its parts by name, and the whole as default.

declare module '*/site.yaml' {
  const site: import('./content/schema.ts').ContentFiles['site']
  export default site
}

declare module '*/home.yaml' {
  const home: import('./content/schema.ts').ContentFiles['home']
  export default home
}

declare module '*/services.yaml' {
  const services: import('./content/schema.ts').ContentFiles['services']
  export default services
}

declare module '*/portfolio.yaml' {
  export const { page, clients, demos }: import('./content/schema.ts').ContentFiles['portfolio']
}

declare module '*/pages.yaml' {
  const pages: import('./content/schema.ts').ContentFiles['pages']
  export default pages
}

declare module '*/dialog.yaml' {
  const dialog: import('./content/schema.ts').ContentFiles['dialog']
  export default dialog
}

declare module '*/footer.yaml' {
  const footer: import('./content/schema.ts').ContentFiles['footer']
  export default footer
}

declare module '*/messages.yaml' {
  const messages: import('./content/schema.ts').ContentFiles['messages']
  export default messages
}

declare module '*/notSaved.yaml' {
  const notSaved: import('./content/schema.ts').ContentFiles['notSaved']
  export default notSaved
}

declare module '*/metadata.yaml' {
  export const {
    cards,
    screenshots,
    services,
    pages,
    contact,
  }: import('./content/schema.ts').ContentFiles['metadata']
}

declare module '*/demoPages.yaml' {
  const demoPages: import('./content/schema.ts').ContentFiles['demoPages']
  export default demoPages
}

declare module '*/tokens.yaml' {
  export const {
    themes,
    onPaper,
    sizes,
    spaces,
    radii,
    strokes,
    motions,
  }: import('./theme/schema.ts').Tokens
}

declare module '*/faces.yaml' {
  const faces: import('./theme/schema.ts').Theme['faces']
  export default faces
}

declare module 'virtual:theme-names' {
  /** The names of the themes in tokens.yaml, in its order. */
  export const themeNames: readonly string[]
}
