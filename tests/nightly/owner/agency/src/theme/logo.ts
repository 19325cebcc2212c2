/** A star in two rings, viewBox 0 0 100 100. */
export const logo = {
  rings: [
    'M50 6A44 44 0 1 1 49.9 6ZM50 12L46 6H54Z',
    'M50 20L62 38 80 50 62 62 50 80 38 62 20 50 38 38Z',
  ],
  center: 'M50 36L54 46 64 50 54 54 50 64 46 54 36 50 46 46Z',
} as const
