/** The oldest browsers in which the site is complete, for Vite's `build.target`; README names them. */
export const oldestBrowsers = ['chrome109', 'firefox115', 'safari16.4']
