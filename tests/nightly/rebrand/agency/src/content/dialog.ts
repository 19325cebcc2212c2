export const dialog = {
  title: 'Parlons-nous',
  close: 'Fermer',
  phone: 'Téléphone',
  call: 'Appeler',
  copy: 'Copier le numéro',
  copied: 'Numéro copié.',
  location: 'Lieu',
  maps: 'Voir sur une carte',
  card: 'Garder la fiche de contact',
  note: 'Rien n’est envoyé depuis cette page.',
} as const
