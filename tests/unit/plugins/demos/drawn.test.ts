import { expect, test } from 'vitest'
import { drawnText, usesOf, withFallbacks } from '../../../../plugins/demos/drawn.ts'

test.each([
  [`li::before{content:'—' counter(a) "é"}ul{list-style-type:'*'}`, 'Aß — é *'],
  [`p{--sign:'Ñ';--font:"Ü"}p::after{content:var(--sign)}`, 'Aß Ñ'],
  [`h1{text-transform:uppercase}`, 'Aß ASS aß'],
  [`a{align-content:start;background:url('ü.png')}`, 'Aß'],
])('a font has what the style %s draws', (css, drawn) => {
  expect(drawnText('Aß', css, 'de')).toBe(drawn)
})

test.each([
  [
    `:root{--large:"Alegreya", serif}h1,h2{font-family:var(--large)}h2{text-transform:uppercase}`,
    true,
  ],
  [`h1{font:700 2rem/1 Alegreya,serif;text-transform:uppercase}`, true],
  [`h1{font-family:Alegreya}p{text-transform:uppercase}`, false],
  [`h1{font-family:"Alegreya Sans";text-transform:uppercase}`, false],
])('whether a font is measured in capitals in the style %s', (css, expected) => {
  expect(usesOf(css, 'Alegreya').inCapitals).toBe(expected)
})

test('each list of fonts names the fallbacks of a font', () => {
  const css = `h1{font:700 2rem/1 'Alegreya', serif}p{font-family:Alegreya Sans,Alegreya}`
  expect(withFallbacks(css, 'Alegreya')).toBe(
    `h1{font:700 2rem/1 'Alegreya',"Alegreya FB","Alegreya Android", serif}p{font-family:Alegreya Sans,Alegreya,"Alegreya FB","Alegreya Android"}`,
  )
})
