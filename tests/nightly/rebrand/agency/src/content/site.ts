// An invented agency; its number is of the range that the regulator reserves for fiction.
import type { Site } from './schema.ts'

export const site: Site = {
  brand: 'Sémaphore & Sillage',
  language: 'fr-FR',
  descriptor: 'Identités et sites web',
  description:
    'Nous aidons artisans et commerces à dire ce qu’ils font, puis nous leur bâtissons un site clair.',
  origin: 'https://semaphore-sillage.example',
  phone: { dial: '+33465710042', text: '04 65 71 00 42' },
  email: 'bonjour@semaphore-sillage.example',
  place: {
    text: 'Marseille, France',
    city: 'Marseille',
    region: 'Provence-Alpes-Côte d’Azur',
    country: 'FR',
  },
  bookingUrl: 'https://agenda.semaphore-sillage.example/premier-appel',
  mapsUrl: 'https://www.openstreetmap.org/search?query=Marseille',
  demoHost: 'demos.semaphore-sillage.example',
}
