/** The projects as they are specified: name, category and address; name and address. */
export const clients = [
  ['Ferry & Main Moving', 'Moving', 'https://ferryandmain.example'],
  ['Larch Street Cleaning', 'Cleaning', 'https://larchstreet.example'],
  ['Basalt Watch', 'Security', 'https://basaltwatch.example'],
  ['Understory Landscaping', 'Landscaping', 'https://understory.example'],
] as const

export const demos = [
  ['Pest Control', 'https://pest-control.prominence.example'],
  ['HVAC / Plumbing', 'https://hvac-plumbing.prominence.example'],
  ['Roofing', 'https://roofing.prominence.example'],
  ['Tree Services', 'https://tree-services.prominence.example'],
  ['Water Damage / Restoration', 'https://water-damage.prominence.example'],
] as const
