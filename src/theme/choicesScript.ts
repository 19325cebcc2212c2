/** What a visitor can choose; the first option is the default and leaves no trace. */
export const choices = {
  theme: ['system', 'light', 'dark'],
  motion: ['on', 'off'],
} as const

/**
 * Inline script of the head: puts stored choices on <html> before the first paint.
 * Storage may throw where it is blocked; the site then starts with the defaults.
 */
export const choicesScript =
  'try{for(const c of' +
  JSON.stringify(Object.keys(choices)) +
  '){const v=localStorage[c];if(v)document.documentElement.dataset[c]=v}}catch{}'
