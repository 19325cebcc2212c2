import { CacheProvider, Global } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { direction } from '../content/language.ts'
import site from '../content/site.yaml'
import { showHead } from '../head.ts'
import { routeAt } from '../routes.tsx'
import { styleCache } from '../styles.ts'
import { globalStyles } from '../theme/global.ts'
import { pageElement } from './page.ts'

/*
 * The entry of `npm run dev`. One root renders the application and stays when a file changes. React
 * Fast Refresh updates components; other changes, such as global styles, run this file again.
 */
const { hot } = import.meta
if (!hot) throw new Error('This entry is for npm run dev alone')

if (!hot.data.root) {
  hot.data.root = createRoot(pageElement)
  hot.data.styles = styleCache()
  // One element: React takes a component that Fast Refresh has not replaced yet for another one.
  hot.data.app = <App />
}

document.documentElement.lang = site.language
document.documentElement.dir = direction(site.language)
showHead(routeAt(location.pathname), site)

hot.data.root.render(
  <CacheProvider value={hot.data.styles}>
    <Global styles={globalStyles} />
    {hot.data.app}
  </CacheProvider>,
)

// Literally, because Vite searches the source for this call.
import.meta.hot?.accept()
