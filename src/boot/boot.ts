import { scripts } from 'virtual:scripts'
import { applyChoices } from '../theme/choices.ts'
import { answerControls, holdInstallPrompt } from './controls.ts'
import { layOutFirstScreenFirst } from './firstScreen.ts'
import { start } from './start.ts'

/*
 * What runs before React: the one inline script of every page. It is small, because it is in the
 * first bytes that a visitor receives, and imports only values.
 */
applyChoices()
addEventListener('storage', applyChoices)
layOutFirstScreenFirst()
holdInstallPrompt()
answerControls()
start(scripts)

// A reloaded page begins with its dialog closed; its history entry goes with it.
if (history.state?.dialog) history.back()
