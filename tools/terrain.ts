import { writeFileSync } from 'node:fs'
import { terrain } from '../build/terrain'

writeFileSync('src/ui/contours.svg', terrain())
