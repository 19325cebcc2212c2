/** The letters of a text by their usual width: a capital counts as 1.3, an ideograph and its like as 2. */
export const letters = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0)

function widthOf(letter: string): number {
  if (/[\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/.test(letter)) return 2
  return letter === letter.toLowerCase() ? 1 : 1.3
}
