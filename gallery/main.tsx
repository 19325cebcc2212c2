import { CacheProvider, Global } from '@emotion/react'
import { createRoot } from 'react-dom/client'
import { styleCache } from '../src/styles.ts'
import { globalStyles } from '../src/theme/global.ts'
import { anchor } from './entry.ts'
import { framed } from './framed.tsx'
import { Gallery } from './Gallery.tsx'
import { entries } from './groups.ts'

const root = document.getElementById('root')
if (!root) throw new Error('gallery.html has no #root')

const query = new URLSearchParams(location.search)
const entry = entries.find(({ name }) => anchor(name) === query.get('entry'))

createRoot(root).render(
  <CacheProvider value={styleCache()}>
    <Global styles={globalStyles} />
    {entry ? framed(entry, query.get('theme')) : <Gallery />}
  </CacheProvider>,
)
