import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Whether npm has taken an option for one of its own, as it does with all that stand before "--". */
function isKept(option: string): boolean {
  const name = `npm_config_${option}`.replaceAll(/[_-]/g, '')
  return Object.keys(process.env).some((key) => key.replaceAll('_', '') === name)
}

/** Runs a command with its options, as Node's parseArgs reads them. Ends with one line if they are wrong or the command fails. */
export async function command<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (given: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Promise<void> {
  try {
    const kept = Object.keys(config.options ?? {}).find(isKept)
    if (kept !== undefined) throw new Error(`npm kept --${kept} for itself. ${usage}`)
    await main(parseArgs(config))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(code?.startsWith('ERR_PARSE') ? usage : message)
    process.exit(1)
  }
}
