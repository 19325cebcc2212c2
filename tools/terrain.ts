import { writeFileSync } from 'node:fs'
import { terrain } from '../build/terrain.ts'

writeFileSync('src/ui/contours.svg', terrain())
