/** Towns by driving time from Beaverton, rounded up to the next ten minutes. */
export const towns = [
  { minutes: 10, names: ['Beaverton', 'Aloha', 'Cedar Hills', 'Raleigh Hills', 'Garden Home'] },
  { minutes: 20, names: ['Tigard', 'Hillsboro', 'Tualatin', 'Lake Oswego', 'Portland'] },
  { minutes: 30, names: ['Sherwood', 'Wilsonville', 'West Linn', 'Cornelius', 'North Plains'] },
  { minutes: 40, names: ['Forest Grove', 'Banks', 'Newberg', 'Oregon City', 'Gresham'] },
] as const
