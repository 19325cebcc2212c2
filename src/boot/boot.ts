import { scripts } from 'virtual:scripts'
import { followChoices } from './choices.ts'
import { answerControls, holdInstallPrompt } from './controls.ts'
import { closeDialogEntry } from './dialogEntry.ts'
import { layOutFirstScreenFirst } from './firstScreen.ts'
import { leaveSectionOnScroll } from './section.ts'
import { keepCampaign } from './query.ts'
import { start } from './start.ts'

/*
 * What runs before React: the one inline script of every page. Every visitor receives it with the
 * first bytes, so it stays small.
 */
followChoices()
closeDialogEntry()
layOutFirstScreenFirst()
holdInstallPrompt()
answerControls()
leaveSectionOnScroll()
keepCampaign()
start(scripts)
