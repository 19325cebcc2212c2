import { dialogSymbols } from '../src/content/drawings/symbols.tsx'
import { dialog } from '../src/content/dialog.ts'
import { site } from '../src/content/site.ts'
import { cardUrl } from '../src/pages/facts.ts'

/** What the contact dialog is given by the home page. */
export const contact = {
  words: dialog,
  phone: site.phone,
  place: site.place.text,
  mapsUrl: site.mapsUrl,
  cardUrl,
  symbols: dialogSymbols,
}
