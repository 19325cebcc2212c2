export const questionList = [
  {
    question: 'I smell gas, or the carbon monoxide alarm sounds. Do I call you?',
    answer:
      'No. Get everyone out, leave the switches alone, and call 911 from outside. For gas, your gas utility also answers day and night. We come after they say it is safe.',
  },
  {
    question: 'What does “from” mean?',
    answer:
      'It is the least the job can cost: the visit and the first hour. Parts and anything above that are written down first, and you decide.',
  },
  {
    question: 'The furnace blows cold air. What can I check?',
    answer:
      'Three things. The thermostat should be on heat and set above the room. Its fan should say auto, not on. The filter should let light through. Still cold? Call.',
  },
  {
    question: 'No hot water. Is the tank finished?',
    answer:
      'Not always. A pilot can go out, a breaker can trip, an electric element can burn through. Those are repairs. Water under the tank itself usually is the end of it.',
  },
  {
    question: 'Should I try drain cleaner first?',
    answer:
      'Try a plunger first. Chemical cleaner is hard on old pipes and does little about roots. If you have already poured some in, do not plunge. Tell us before we open the trap.',
  },
  {
    question: 'Fix the furnace or change to a heat pump?',
    answer:
      'Ask for both prices on one sheet. A heat pump also cools, so count the air conditioner you will not buy. Your ducts and your electrical panel decide the rest.',
  },
  {
    question: 'How often does a heat pump need a visit?',
    answer:
      'Once a year is what most makers ask for. In between, change the filter and keep leaves and snow two feet away from the outdoor unit.',
  },
] as const
