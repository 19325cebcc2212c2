/** A step of a job, from the valve to the last coat of paint. */
export interface StepWords {
  /** Level of the water, as its class. */
  depth: string
  inches: number
  /** The time, with its large part in the middle. */
  when: readonly [before: string, large: string, after: string]
  title: string
  text: string
  details: readonly string[]
}

export const minutes: StepWords = {
  depth: 'deep-20',
  inches: 20,
  when: ['', '10', 'minutes'],
  title: 'Shut-off and power',
  text: 'Yours to do before you call. If you cannot find the valve, call, and we look for it together.',
  details: [
    'Stay out of water that touches outlets, cords or the panel.',
    'Close the main valve: a round handle turns to the right, without force. A lever is shut when it stands square to the pipe.',
    'Open the lowest faucet in the house, so the pipes run empty.',
    'Switch off the breakers of the wet rooms, if you can stand on a dry floor at the panel.',
  ],
}

export const hour: StepWords = {
  depth: 'deep-16',
  inches: 16,
  when: ['', '1', 'hour'],
  title: 'Pump-out',
  text: 'We measure how deep it is and how far it went. Then the standing water leaves.',
  details: [
    'A submersible pump for deep water, an extractor for the last half inch.',
    'Carpet is extracted in place, so it weighs less and holds together.',
    'Furniture goes up on blocks. What floats comes out.',
  ],
}

export const dayOne: StepWords = {
  depth: 'deep-12',
  inches: 12,
  when: ['Day', '1', ''],
  title: 'Wet material out',
  text: 'Some things dry where they are. Some never do, and keep the rest wet.',
  details: [
    'Carpet pad, swollen baseboards and soaked insulation go.',
    'In a house built before 2004, an asbestos survey comes first. Then drywall is cut in one straight line, above the highest wet reading.',
    'Solid wood, tile and most framing stay and get dried.',
    'Everything is photographed before it leaves the house.',
  ],
}

export const days: StepWords = {
  depth: 'deep-9',
  inches: 9,
  when: ['Days', '2–4', ''],
  title: 'Drying, measured daily',
  text: 'Air movers draw moisture out of the walls. Dehumidifiers take it out of the air.',
  details: [
    'Doors and windows stay shut, and the machines stay on at night.',
    'The same marked points are metered every day.',
    'The log hangs by your front door, so you read it when we do.',
  ],
}

export const dayFive: StepWords = {
  depth: 'deep-7',
  inches: 7,
  when: ['Day', '5', ''],
  title: 'Dry reading in writing',
  text: 'The numbers decide when the machines leave. If a wall needs a sixth day, the log says so.',
  details: [
    'Every point is compared with a dry part of the same house.',
    'You get the log, the photos and the last readings in one file.',
  ],
}

export const after: StepWords = {
  depth: 'deep-6',
  inches: 6,
  when: ['', 'After', ''],
  title: 'Rebuild, written quote',
  text: 'The quote goes room by room. You can take it to another builder.',
  details: [
    'Insulation, drywall and texture to match the old wall.',
    'Baseboards, flooring, doors that swelled.',
    'Primer and paint, corner to corner.',
  ],
}
