import { site } from './site.ts'
import type { ClientSite, DemoSite } from './schema.ts'

export const portfolio = {
  title: `Sites web par ${site.brand}`,
  description: `Des sites récents et une démonstration, écrits et bâtis à ${site.place.city}.`,
  heading: 'Réalisations',
  lead: 'Des sites pour ceux qui ouvrent tôt.',
  back: 'Accueil',
  work: {
    heading: 'Travaux récents',
    samples: 'L’un des deux est un exemple : son adresse en .example ne s’ouvrira pas.',
    visit: 'Ouvrir le site',
    sampleTag: 'exemple',
    sampleHint: 'Adresse d’exemple, ne s’ouvre pas',
  },
  demos: {
    heading: 'Démonstration',
    note: 'Le commerce est inventé, le site est vrai.',
    visit: 'Ouvrir la démonstration',
  },
  closing: { heading: 'Et le vôtre ?', link: 'Parlons de votre projet' },
} as const

export const clients: readonly ClientSite[] = [
  {
    slug: 'atelier-du-port',
    name: 'הסדנה של הנמל',
    url: 'https://atelier-du-port.example',
    category: 'Reliure',
    tags: ['Identité', 'Site'],
    description: 'Une reliure où l’on apporte ses cahiers le matin.',
    picture: { name: 'atelier-du-port', alt: 'Page d’accueil : trois livres debout sur un quai' },
    sample: true,
  },
  {
    slug: 'voilerie-noel',
    name: 'Voilerie Noël Garçon-Lefèbvre, père, fille et petits-enfants',
    url: 'https://voilerie-noel-garcon-lefebvre-pere-fille.example',
    category: 'Voilerie',
    tags: ['Site', 'Textes', 'Photographies du chantier'],
    description: 'Des voiles cousues à la main.',
    picture: { name: 'voilerie-noel', alt: 'Page d’accueil : une voile rayée' },
    sample: true,
  },
]

export const demos: readonly DemoSite[] = [
  {
    slug: 'boulangerie',
    name: 'مخبز النورس',
    description:
      'Le pain du jour, heure par heure : ce qui sort du four, ce qui reste, ce qu’il faut commander la veille, et le prix.',
    picture: { name: 'boulangerie', alt: 'Page d’accueil : un pain rond et quatre entailles' },
  },
]
