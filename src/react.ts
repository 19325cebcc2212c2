// Bundled with React itself, so that React is set up in its own script's task, not in the site's.
export { createRoot, hydrateRoot } from 'react-dom/client'
