import { Branch } from './Branch.tsx'
import { SampleQuote } from './SampleQuote.tsx'

/** The proof: three papers to ask for, wired to the cold pipe like valve tags. */
export function Papers() {
  return (
    <section className="run papers cold" aria-labelledby="papers">
      <h2 id="papers">Ask us for these</h2>
      <p>Ask anyone else for them, too. It takes a minute and saves a long afternoon.</p>
      <div className="tags">
        <Branch />
        <div className="tag">
          <TagWire />
          <h3>The license</h3>
          <p>
            The number goes on every quote. Type it into the search of the Oregon Construction
            Contractors Board before you open the door. Plumbing has a second license, at the
            state’s Building Codes Division.
          </p>
        </div>
        <div className="tag">
          <TagWire />
          <h3>The insurance</h3>
          <p>
            A certificate sent by the insurer, with this year’s dates on it. A photo of an old one
            is a photo.
          </p>
        </div>
        <div className="tag tag-quote">
          <TagWire />
          <h3>The written price</h3>
          <SampleQuote />
        </div>
      </div>
    </section>
  )
}

/** The loop that holds a tag to the pipe, through the tag's eye. */
function TagWire() {
  return (
    <svg className="d wire" viewBox="0 0 40 72" aria-hidden="true">
      <circle className="fw i" cx="20" cy="58" r="10" strokeWidth="5" />
      <path className="i" strokeWidth="4" d="M20 56C2 40 6 4 20 4s18 36 0 52" />
    </svg>
  )
}
