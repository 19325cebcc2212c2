import { writeFileSync } from 'node:fs'
import { terrain } from '../plugins/terrain.ts'

writeFileSync('src/ui/contours.svg', terrain())
