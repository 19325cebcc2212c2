export const notSaved = {
  title: 'Vous êtes hors ligne.',
  text: 'Cette page n’est pas gardée sur cet appareil.',
  retry: 'Réessayer',
} as const
