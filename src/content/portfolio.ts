// To add a client, append an entry and put its picture (1200 x 750) into images/. README explains how to add a demo.
import { site } from './site.ts'
import type { ClientSite, DemoSite, PortfolioWords } from './schema.ts'

export const portfolio = {
  title: `Portfolio: Websites by ${site.brand}`,
  description: `Recent work and live demo sites for the trades. Designed, written and built by ${site.brand} in ${site.place.text}.`,
  heading: 'Portfolio',
  lead: 'Websites for people who show up with tools.',
  back: 'Back to Home',
  work: {
    heading: 'Recent Work',
    samples:
      'Four sample projects for invented businesses. Their .example addresses will not open.',
    visit: 'View Live Site',
    sampleTag: 'sample',
    sampleHint: 'Sample address, will not open',
  },
  demos: {
    heading: 'Demo Websites',
    note: 'The businesses are invented. The websites are real: open one on your phone.',
    visit: 'View Live Demo',
  },
  closing: {
    heading: 'Ready to Start Your Project?',
    link: 'Start Your Project',
  },
} as const satisfies PortfolioWords

export const clients: readonly ClientSite[] = [
  {
    slug: 'ferry-and-main',
    name: 'Ferry & Main Moving',
    url: 'https://ferryandmain.example',
    category: 'Moving',
    tags: ['Brand', 'Website', 'Local search'],
    description:
      'Flat quotes for moves inside the city, shown before anyone asks for a phone number.',
    picture: {
      name: 'ferry-and-main',
      alt: 'Home page of a moving site: Two movers, one truck, one price, a white box truck with a blue cab and two taped cartons',
    },
    sample: true,
  },
  {
    slug: 'larch-street',
    name: 'Larch Street Cleaning',
    url: 'https://larchstreet.example',
    category: 'Cleaning',
    tags: ['Website', 'Copywriting'],
    description: 'Weekly and move-out cleaning, booked by picking a day, not by filling in a form.',
    picture: {
      name: 'larch-street',
      alt: 'Home page of a cleaning site: Clean by the time you are home, a four-pane window in peach light with a houseplant on the sill',
    },
    sample: true,
  },
  {
    slug: 'basalt-watch',
    name: 'Basalt Watch',
    url: 'https://basaltwatch.example',
    category: 'Security',
    tags: ['Brand', 'Website'],
    description:
      'Night patrols for job sites and small warehouses, explained without a single padlock picture.',
    picture: {
      name: 'basalt-watch',
      alt: 'Home page of a security site: Somebody is awake, a gray floor plan with one dashed lime route',
    },
    sample: true,
  },
  {
    slug: 'understory',
    name: 'Understory Landscaping',
    url: 'https://understory.example',
    category: 'Landscaping',
    tags: ['Website', 'Illustration', 'Local search'],
    description: 'Native gardens and drainage for yards that never quite dry out.',
    picture: {
      name: 'understory',
      alt: 'Home page of a landscaping site: Gardens that like our rain, a green slope with seven ferns and three stones',
    },
    sample: true,
  },
]

export const demos: readonly DemoSite[] = [
  {
    slug: 'pest-control',
    name: 'Pest Control',
    description:
      'A field guide to what is scratching in the wall, with a plain price for each visit.',
    picture: {
      name: 'pest-control',
      alt: 'Home page of a pest control site: Something is scratching, a house cut in half with a mouse in the attic',
    },
  },
  {
    slug: 'hvac-plumbing',
    name: 'HVAC / Plumbing',
    description: 'Hot on one side, cold on the other, and one number to call for both.',
    picture: {
      name: 'hvac-plumbing',
      alt: 'Home page of a heating and plumbing site: Hot. Cold. Fixed, an orange pipe with a valve wheel and a blue pipe with a gauge at 68 degrees',
    },
  },
  {
    slug: 'roofing',
    name: 'Roofing',
    description: 'Laid out in courses like a roof, with a plain answer to repair or replace.',
    picture: {
      name: 'roofing',
      alt: 'Home page of a roofing site: Dry inside. Straight outside, a slate gable with a red edge and an arched window',
    },
  },
  {
    slug: 'tree-services',
    name: 'Tree Services',
    description: 'One tall tree, from crown to roots. Scroll down it to find the right crew.',
    picture: {
      name: 'tree-services',
      alt: 'Home page of a tree services site: We start at the top, a Douglas fir with a climber in amber on a rope',
    },
  },
  {
    slug: 'water-damage',
    name: 'Water Damage / Restoration',
    description:
      'The waterline drops as you read: the first ten minutes, the first day, the dry house.',
    picture: {
      name: 'water-damage',
      alt: 'Home page of a water damage site: Shut the water off. Then call, a yellow chair afloat in deep water',
    },
  },
]
