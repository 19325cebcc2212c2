import * as v from 'valibot'
import type { MapSymbol, StationPoint } from '../src/content/types.ts'
import { fields, list, text, texts, type Fields } from './fields.ts'

const number = v.number('a number')

const symbol = fields({
  ...texts(2000, 'lines', 'index'),
  drawing: v.custom<MapSymbol['drawing']>((value) => value !== undefined, 'shapes of SVG'),
})

const point = fields({
  x: number,
  y: number,
  label: fields({
    x: number,
    y: number,
    anchor: v.picklist(['start', 'end'], 'start or end'),
  }),
} satisfies Fields<StationPoint>)

/** What the drawings of the services and of the elevation profile must be. */
export const drawingSchemas = {
  symbols: v.record(v.string(), symbol, 'drawings by their names'),
  profileLine: text(4000),
  stationPoints: v.pipe(
    list(point),
    v.length(4, ({ input }) => `four points, one for each station; it has ${input.length}`),
  ),
}
