// Short messages and labels of the interface itself.
export const messages = {
  skip: 'Skip to content',
  home: 'Home',
  menu: { label: 'Main', open: 'Open menu', close: 'Close menu' },
  newTab: '(opens in a new tab)',
  comingSoon: 'Coming soon',
  theme: { label: 'Color theme', system: 'System', light: 'Light', dark: 'Dark' },
  motion: {
    on: 'Motion: on',
    off: 'Motion: off',
    pause: 'Pause animation',
    play: 'Play animation',
  },
  offline: {
    ready: 'Saved. This site now works without a connection.',
    saved: 'Saved for offline',
    saving: 'Saving for offline…',
    failed: 'Not saved for offline. Your browser is low on space or blocks saving.',
    lost: 'You are offline. These pages still work; booking and live sites do not.',
    retry: 'Try again',
  },
  update: {
    ready: 'Another version of this site is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  ok: 'OK',
  notFound: {
    code: '404',
    heading: 'Oops! Page not found',
    note: 'You have walked off the map.',
    home: 'Return to Home',
  },
} as const
