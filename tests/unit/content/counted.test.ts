import { expect, test } from 'vitest'
import { clients } from '../../projects.ts'
import { home, portfolio, services } from '../../content.ts'

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

test.each([
  ['services', home.services.note, services.length],
  ['samples', portfolio.work.samples, clients.filter(({ isSample }) => isSample).length],
])('a line that begins with the number of %s has the right number', (_, line, count) => {
  const [first = ''] = line.toLowerCase().split(' ')
  // Without samples the page does not show this line.
  if (count > 0 && numbers.includes(first)) expect(first).toBe(numbers[count])
})
