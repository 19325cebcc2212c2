import { site } from './site.ts'
import type { ClientSite, DemoSite } from './schema.ts'

export const portfolio = {
  title: `Sites web par ${site.brand}`,
  description: `Des sites récents et trois démonstrations, écrits et bâtis à ${site.place.city}.`,
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
    heading: 'Démonstrations',
    note: 'Les commerces sont inventés, les sites sont vrais.',
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
    description: 'Le pain du jour, heure par heure.',
    picture: { name: 'boulangerie', alt: 'Page d’accueil : un pain rond et quatre entailles' },
  },
  {
    slug: 'serrurerie',
    name: 'Serrurerie',
    description:
      'Une porte claquée, une clé perdue, une serrure à changer : chaque cas a sa page, son prix et le temps qu’il faut.',
    picture: { name: 'serrurerie', alt: 'Page d’accueil : une clé couchée' },
  },
  {
    slug: 'velos',
    name: 'Réparation de vélos à l’ancienne',
    description: 'On dépose le soir, on reprend le matin.',
    picture: { name: 'velos', alt: 'Page d’accueil : deux roues et une chaîne' },
  },
]
