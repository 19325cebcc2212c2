import { CacheProvider, Global } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { readyEvent } from '../boot/start.ts'
import { direction } from '../reader/language.ts'
import site from '../content/site.yaml'
import { routeAt } from '../routes.tsx'
import { styleCache } from '../styles.ts'
import { globalStyles } from '../theme/global.ts'

// The first script of `npm run dev`, which renders the application into an empty page.
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const route = routeAt(location.pathname)
document.documentElement.lang = site.language
document.documentElement.dir = direction(site.language)
document.title = route.title

createRoot(root).render(
  <CacheProvider value={styleCache()}>
    <Global styles={globalStyles} />
    <App />
  </CacheProvider>,
)
dispatchEvent(new Event(readyEvent))
