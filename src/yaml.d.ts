// Types of YAML modules. plugins/content/plugin.ts exports each top-level field by name, and the whole file as default
// export. With `export =`, TypeScript accepts both `import { field }` and `import file`.

type YamlFiles = import('./reader/schema.ts').ContentFiles & import('./reader/themeSchema.ts').Theme

declare module '*/site.yaml' {
  const site: YamlFiles['site']
  export = site
}

declare module '*/home.yaml' {
  const home: YamlFiles['home']
  export = home
}

declare module '*/services.yaml' {
  const services: YamlFiles['services']
  export = services
}

declare module '*/portfolio.yaml' {
  const portfolio: YamlFiles['portfolio']
  export = portfolio
}

declare module '*/pages.yaml' {
  const pages: YamlFiles['pages']
  export = pages
}

declare module '*/dialog.yaml' {
  const dialog: YamlFiles['dialog']
  export = dialog
}

declare module '*/footer.yaml' {
  const footer: YamlFiles['footer']
  export = footer
}

declare module '*/messages.yaml' {
  const messages: YamlFiles['messages']
  export = messages
}

declare module '*/metadata.yaml' {
  const metadata: YamlFiles['metadata']
  export = metadata
}

declare module '*/demoPages.yaml' {
  const demoPages: YamlFiles['demoPages']
  export = demoPages
}

declare module '*/tokens.yaml' {
  const tokens: YamlFiles['tokens']
  export = tokens
}

declare module '*/faces.yaml' {
  const faces: YamlFiles['faces']
  export = faces
}
