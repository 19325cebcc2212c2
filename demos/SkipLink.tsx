/** Renders a link that skips the header and leads to the element with the id "content". The children are the text of the link. */
export const SkipLink = ({ children }: { children: string }) => (
  <a className="skip" href="#content">
    {children}
  </a>
)
