import { parseArgs, styleText } from 'node:util'
import { contentMistakes } from '../plugins/checks/checks.ts'
import { scriptNotes } from '../plugins/checks/scripts.ts'
import { renderedDemos } from '../plugins/demos/rendered.ts'
import { readEnvironment } from '../plugins/environment.ts'
import { olderPictures } from './capture/words.ts'
import { findChromium, startBrowser } from './chromium.js'
import { command } from './command.ts'
import { leftovers } from './leftovers.ts'
import { ownPlaceholders } from './placeholders.ts'

const colors = { good: 'green', 'look at this': 'yellow', wrong: 'red' } as const
const counts = { good: 0, 'look at this': 0, wrong: 0 }

/** Prints a finding. "wrong": visitors would be hurt, or the site cannot be built. */
function say(state: keyof typeof counts, finding: string) {
  counts[state] += 1
  console.log(styleText(colors[state], state.padEnd(14)) + finding)
}

async function checkBrowser() {
  try {
    await (await startBrowser()).close()
    say('good', `The browser for the tests is ${findChromium()}.`)
  } catch {
    say('look at this', 'The tests have no browser that starts: npm test installs one.')
  }
}

async function checkContent() {
  readEnvironment()
  const mistakes = await contentMistakes()
  for (const mistake of mistakes) say('wrong', mistake)
  if (mistakes.length > 0) return
  say('good', 'Every text, address and picture is there and has the right form.')
  for (const left of await leftovers()) say('look at this', left)
  for (const old of await olderPictures()) say('look at this', old)
  for (const note of await scriptNotes(await renderedDemos())) say('look at this', note)
  const next = 'npm run deploy stops until that is replaced'
  for (const left of ownPlaceholders())
    say('look at this', `Left in src/content: ${left}; ${next}.`)
}

void command('npm run doctor takes no options.', async () => {
  parseArgs({})
  // The set-up before this has looked for both.
  say('good', `Node ${process.versions.node} fits, and all packages are installed.`)
  await checkBrowser()
  await checkContent()
  const sums = Object.entries(counts).map(([state, count]) => `${count} ${state}`)
  console.log(`\n${sums.join(', ')}; npm test looks at everything.`)
  if (counts.wrong > 0) process.exitCode = 1
})
