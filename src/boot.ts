import { scripts } from 'virtual:scripts'
import { followChoices } from './boot/choices.ts'
import { answerControls } from './boot/controls.ts'
import { closeDialogEntry } from './boot/dialogEntry.ts'
import { layOutFirstScreenFirst } from './boot/firstScreen.ts'
import { leaveSectionOnScroll } from './boot/section.ts'
import { keepCampaign } from './boot/query.ts'
import { start } from './boot/start.ts'
import { holdInstallPrompt } from './offline/installPrompt.ts'

/*
 * This file is the start script, which runs before React. The script must stay small, because every page
 * contains the script inline.
 */
followChoices()
closeDialogEntry()
layOutFirstScreenFirst()
holdInstallPrompt()
answerControls()
leaveSectionOnScroll()
keepCampaign()
start(scripts)
