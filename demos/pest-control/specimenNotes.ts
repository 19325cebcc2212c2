/** What the drawer of specimens says of each service, in the order of the figures. */
export const specimenNotes = [
  {
    service: 'House inspection',
    captions: ['Attic to crawl space, in writing'],
    heard: 'Anywhere, or nowhere yet. We begin with what you noticed and follow it.',
    calls: '000200000030000000000100000004000000000200000000',
    includes: [
      'Attic, walls, roof line and crawl space',
      'Droppings, tracks and frass, photographed',
      'Every gap wider than a pencil, numbered',
    ],
  },
  {
    service: 'Mice and rats',
    captions: ['Mus musculus, 3 in.', 'Rattus norvegicus, 8 in.'],
    heard:
      'After dark. A mouse overhead, light and quick; a rat lower down, slow and heavy. Both stop when you knock.',
    calls: '003504600000000273640000000000000058349200000300',
    includes: [
      'Snap traps in locked boxes, along the runways',
      'Two visits to check and empty them',
      'Entry holes closed with steel mesh and sealant',
    ],
  },
  {
    service: 'Ants',
    captions: ['Camponotus modoc, 1/2 in.', 'Tapinoma sessile, 1/8 in.'],
    heard: 'Mostly seen, by the sink. A carpenter ant nest rustles like cellophane.',
    calls: '000001121121211000000000001112121112100000000000',
    includes: [
      'The trail followed back to the nest',
      'Bait on the trail, dust in the nest cavity',
      'Damp wood found with a moisture meter',
    ],
  },
  {
    service: 'Wasps',
    captions: ['Vespula pensylvanica, 1/2 in.'],
    heard: 'A steady hum behind the siding, loudest on warm afternoons.',
    calls: '333434443444545555656665665656555545444343434333',
    includes: [
      'Checked for honeybees, then treated at dusk',
      'Paper nest taken down where we can reach it',
      'The gap closed once nothing flies',
    ],
  },
  {
    service: 'Wood-boring beetles',
    captions: ['Hemicoelus gibbicollis, 3/16 in.'],
    heard: 'Not heard. Look for round holes in the joists and pale powder below them.',
    calls: '000000000000000000000000000000000000000000000000',
    includes: [
      'Joists and sills probed with an awl',
      'Fresh frass told from old',
      'Borate on bare wood, soft spots marked',
    ],
  },
  {
    service: 'Crawl-space sealing',
    captions: ['Lepisma saccharinum, 1/2 in., a sign of moisture'],
    heard: 'Below the floor. A musty smell, and a silver flick when the light comes on.',
    calls: '000000000010000000000000000010000000000000000000',
    includes: [
      'Quarter-inch steel mesh on every vent',
      'Pipe and cable gaps packed and sealed',
      'Vapor barrier on the soil, lapped and taped',
    ],
  },
] as const
