import { rescueScript } from '../src/pwa/rescueScript.ts'
import { choicesScript } from '../src/theme/choicesScript.ts'
import { arrivingScript } from './arrivingScript.ts'
import { startScript, type Scripts } from './startScript.ts'

/** The one inline script of every page: one, because the security policy has a hash for each. */
export const inlineScript = (scripts: Scripts): string =>
  [choicesScript, arrivingScript, rescueScript, startScript(scripts)].join('')
