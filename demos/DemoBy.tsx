import demoPages from '../src/content/demoPages.yaml'
import site from '../src/content/site.yaml'
import { direction } from '../src/reader/language.ts'
import { useFacts } from './useFacts.ts'

/** The last lines of every demo: its maker, and that the business is invented. A prospect's is not. */
export function DemoBy() {
  return (
    <div className="demo-by" lang={site.language} dir={direction(site.language)}>
      <p>
        <a href={site.homeAddress}>{demoPages.by}</a>
      </p>
      {!useFacts().isDraft && <p>{demoPages.invented}</p>}
    </div>
  )
}
