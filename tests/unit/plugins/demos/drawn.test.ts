import { expect, test } from 'vitest'
import { withFallbacks } from '../../../../plugins/demos/drawn.ts'

test('each list of fonts names the fallbacks of a font', () => {
  const css = `h1{font:700 2rem/1 'Alegreya', serif}p{font-family:Alegreya Sans,Alegreya}`
  expect(withFallbacks(css, 'Alegreya')).toBe(
    `h1{font:700 2rem/1 'Alegreya',"Alegreya FB","Alegreya Android", serif}p{font-family:Alegreya Sans,Alegreya,"Alegreya FB","Alegreya Android"}`,
  )
})
