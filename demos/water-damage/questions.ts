export const questions = [
  {
    question: 'Where is my main shut-off?',
    answer:
      'Follow the supply line to where it enters the house: often low on the wall behind the front outdoor faucet, in the garage, in the crawl space or beside the water heater. There is a second one at the meter, under a lid near the street. If a valve will not turn by hand, do not force it. Call us or your water utility.',
  },
  {
    question: 'Is it safe to walk in?',
    answer:
      'If you smell gas, no: leave, and call 911 from outside. Otherwise not while water may touch outlets, cords, appliances or the panel. If you cannot stand on a dry floor at the panel, leave the power alone, stay out, and ask your electric utility to cut it. A ceiling that sags holds water: keep out from under it.',
  },
  {
    question: 'What can I do until you come?',
    answer:
      'Once the power in the wet rooms is off, take photos. Then lift curtains, papers and rugs off the floor, put foil or wood under furniture legs, and mop what you can reach. Use a wet vacuum only on clean water, plugged into a GFCI outlet in a dry room, with every cord and plug kept off the wet floor. A household vacuum is not made for water.',
  },
  {
    question: 'Can the carpet be saved?',
    answer:
      'Often, if the water was clean and the carpet is lifted within the first day or so. The pad under it usually goes, because it holds water like a sponge. After sewage or a flood from outside, both go.',
  },
  {
    question: 'Why cut a wall that looks dry?',
    answer:
      'Water climbs inside drywall, well above the line you see, and insulation behind it stays wet for a long time. We meter first. The cut goes just above the highest wet reading, and it is straight, so the patch is simple.',
  },
  {
    question: 'Can we stay in the house?',
    answer:
      'Usually, if there is a dry room to sleep in and a bathroom that works. The machines are about as loud as a box fan on high, they are warm, and they run at night. Closing the doors helps you and the drying.',
  },
  {
    question: 'What if the water is dirty?',
    answer:
      'Say so when you call. Water from a sewer, a river or a street carries more than water. Stay out of it, keep children and pets out, and do not run fans over it. Whatever it soaked that is soft comes out. Hard surfaces are cleaned and disinfected.',
  },
]
