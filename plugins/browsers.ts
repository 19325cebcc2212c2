/** The oldest browsers in which every feature of the site works, as Vite build targets. README.md lists the same versions. */
export const oldestBrowsers = ['chrome109', 'firefox115', 'safari16.4']
