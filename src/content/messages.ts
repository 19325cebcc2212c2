// Short messages and labels of the interface itself.
import { site } from './site.ts'
import type { Messages } from './schema.ts'

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
    sparing: 'Saved for offline. To save data, pictures are kept once you have seen them.',
    saving: 'Saving for offline…',
    failed: 'Not saved for offline.',
    full: 'There is no space left for this site.',
    altered: 'Some files did not arrive as expected.',
    lost: 'You are offline. These pages still work; booking and live sites do not.',
    lostUnsaved: 'You are offline. Until you are connected again, pages may not open.',
    retry: 'Try again',
  },
  needsConnection: {
    booking: 'Booking needs a connection. Until you have one, call',
    sites: 'You are offline. These sites open when you are connected again.',
  },
  install: {
    offer: `Keep ${site.brand} on your home screen. It opens without a connection.`,
    install: 'Install',
    later: 'Not now',
    steps: {
      tap: 'Tap',
      share: 'Share',
      choose: 'Choose',
      add: 'Add to Home Screen',
      confirm: 'Add',
    },
    done: 'Got it',
  },
  update: {
    ready: 'Another version of this site is ready.',
    reload: 'Reload',
    later: 'Later',
  },
  ok: 'OK',
  reset: {
    heading: 'Clear the saved copy',
    working:
      'Removing whatever this site has saved on this device… Where scripts may run, this page says when that is done.',
    gone: 'Whatever this site had saved on this device is gone. Your next visit saves a new copy.',
    left: 'Not everything could be removed. Close the other tabs of this site, then reload this page.',
  },
  notFound: {
    code: '404',
    heading: 'Oops! Page not found',
    note: 'You have walked off the map.',
    home: 'Return to Home',
    reset: 'Something looks wrong? Clear the saved copy of this site.',
  },
} as const satisfies Messages
