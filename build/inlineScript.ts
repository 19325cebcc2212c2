import { minifySync } from 'vite'
import { rescueScript } from '../src/pwa/rescueScript.ts'
import { choicesScript } from '../src/theme/choicesScript.ts'
import { arrivingScript } from './arrivingScript.ts'
import { startScript, type Scripts } from './startScript.ts'

/**
 * The one inline script of every page: one, because the security policy has a hash for each.
 * Its names are shortened, because it is in the first bytes of every page. Throws what is no JavaScript.
 */
export function inlineScript(scripts: Scripts): string {
  const parts = [choicesScript, arrivingScript, rescueScript, startScript(scripts)]
  const { code, errors } = minifySync('inline.js', parts.join(''), { compress: false })
  if (errors[0]) throw new Error(errors[0].message)
  return code
}
