/** What each service includes, by the side it hangs on. Names as in facts.ts. */
export const serviceNotes = {
  hot: [
    {
      name: 'Furnace repair',
      drawing: 'furnace',
      includes: [
        'Igniter, flame sensor and safety switches tested',
        'Filter checked and blower cleaned',
        'Run through a full heating cycle before we leave',
      ],
    },
    {
      name: 'Heat pump tune-up',
      drawing: 'heatPump',
      includes: [
        'Outdoor coil washed, condensate drain cleared',
        'Refrigerant pressures read and written down',
        'Defrost and backup heat switched on and watched',
      ],
    },
    {
      name: 'New system',
      drawing: 'newSystem',
      includes: [
        'Heat loss worked out room by room',
        'Furnace and heat pump priced side by side',
        'Permit, removal and start-up on the same quote',
      ],
    },
  ],
  cold: [
    {
      name: 'Clogged drain',
      drawing: 'trap',
      includes: [
        'Trap opened, line cleared by cable',
        'Camera look if it clogs a second time',
        'Floor protected, and wiped when we go',
      ],
    },
    {
      name: 'No hot water',
      drawing: 'tank',
      includes: [
        'Burner, elements and thermostat tested',
        'Sediment flushed where the tank allows it',
        'A repair price and a new tank price, on one sheet',
      ],
    },
    {
      name: 'Leaks and fixtures',
      drawing: 'faucet',
      includes: [
        'Faucets, toilets, shut-off valves, supply lines',
        'Leak found before anything is cut open',
        'Your fixture or ours, the labor costs the same',
      ],
    },
  ],
} as const

export type Side = keyof typeof serviceNotes
export type ServiceNote = (typeof serviceNotes)[Side][number]
