import { expect, test } from 'vitest'
import { withNoBreakSpaces } from '../../../src/reader/language.ts'

/** Texts in several languages. Each "~" stands for a no-break space that `withNoBreakSpaces` must insert. */
test.each([
  ['pl', 'Dach z~blachy od 9~800~zł za 12~m²'],
  ['pl', 'Dzwoń: 71~123~45~67, (w~domu i~w~pracy), o~8.30'],
  ['pl', 'ul. Kościuszki 12, 50-203 Wrocław'],
  ['cs', 'K~dispozici je e-mail a~telefon'],
  ['ru', 'Мы работаем в~городе и~за городом'],
  ['fr-FR', 'Prêt~? Un toit à vous dès 9~800~€, en 30~jours~: «~simple~»'],
  ['el', 'Έτοιμο σε 30~ημέρες, από 1.280~€ ή λιγότερο'],
  ['en-US', 'Free 30-minute strategy session • No commitment required'],
  ['en-US', '11,249~ft, a climb of 90 questions'],
] as const)('no line of a text in %s ends at a space marked "~": %s', (language, text) => {
  expect(withNoBreakSpaces(text.replaceAll('~', ' '), language)).toBe(
    text.replaceAll('~', '\u00a0'),
  )
})
