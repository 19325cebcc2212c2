import { site } from './site.ts'

export const home = {
  title: `${site.brand} : identités et sites web à Marseille`,
  nav: [
    { text: 'Métiers', href: '#services' },
    { text: 'Atelier', href: '#about' },
    { text: 'Écrire', href: '#contact' },
  ],
  getStarted: 'Commencer',
  hero: {
    badge: 'Du quai au large',
    contact: 'Faire connaître votre métier',
    portfolio: 'Voir les sites',
  },
  profile: {
    label: 'Profil du Vieux-Port, 0 mètre, à la Sainte-Baume, 1 148 mètres.',
    stations: [
      { name: 'Vieux-Port', elevation: '0 m' },
      { name: 'Aubagne', elevation: '102 m' },
      { name: 'Gémenos', elevation: '150 m' },
      { name: 'Sainte-Baume', elevation: '1 148 m' },
    ],
  },
  services: {
    heading: 'Six métiers sous un même toit',
    note: 'Pris ensemble ou un par un.',
    scale: ['0', 'un nom', 'une page', 'un cap'],
  },
  about: {
    heading: 'L’atelier',
    blurb: [
      'Un sémaphore parle de loin : peu de signes, toujours les mêmes.',
      'Le sillage, lui, reste après le passage. Entre les deux, il y a votre métier, et ce que l’on en retient.',
    ],
    legend: {
      heading: 'Légende',
      summit: 'ce que l’on voit du large',
      route: 'le chemin le plus court',
      planned: 'prévu, pas encore ouvert',
      empty: 'laissé libre',
    },
  },
  contact: {
    heading: 'On en parle ?',
    lead: 'Dites-nous ce que vous faites, et où. Nous dirons par quoi commencer.',
    book: 'Réserver un premier appel',
    getInTouch: 'Nous joindre directement',
    note: 'Trente minutes, sans engagement',
  },
} as const
