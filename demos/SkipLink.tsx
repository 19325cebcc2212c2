/** Leads past the header to the element with the id "content". The children are the text, in the demo's language. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className="skip" href="#content">
    {children}
  </a>
)
