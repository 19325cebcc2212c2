import demoPages from '../src/content/demoPages.yaml'
import site from '../src/content/site.yaml'
import { direction } from '../src/reader/language.ts'
import { useFacts } from './useFacts.ts'

/** The last lines of every demo. These lines name the agency, and state that an invented business is invented. */
export function DemoBy() {
  return (
    <div className="demo-by" lang={site.language} dir={direction(site.language)}>
      <p>
        <a href={site.homeAddress}>{demoPages.by}</a>
      </p>
      {useFacts().isInvented && <p>{demoPages.invented}</p>}
    </div>
  )
}
