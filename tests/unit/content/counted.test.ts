import { expect, test } from 'vitest'
import { clients } from '../../projects.ts'
import { home, portfolio, services } from '../../content.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

const samples = clients.filter(({ isSample }) => isSample)

test.each([
  ['services', 'src/content/home.ts: services.note', home.services.note, services.length],
  ['samples', 'src/content/portfolio.ts: work.samples', portfolio.work.samples, samples.length],
])('a line that begins with the number of %s has the right number', (_, field, line, count) => {
  const [first = ''] = line.toLowerCase().split(' ')
  // Without samples the page does not show this line.
  if (count > 0 && numbers.includes(first)) {
    const message = `${field} begins with "${first}"; expected "${numbers[count]}"`
    expect(first, message).toBe(numbers[count])
  }
})
