import { parseArgs, type ParseArgsConfig } from 'node:util'

/** Whether npm took an option for itself instead of passing it to the script. npm takes every option before "--". */
function isTakenByNpm(option: string): boolean {
  const name = `npm_config_${option}`.replaceAll(/[_-]/g, '')
  return Object.keys(process.env).some((key) => key.replaceAll('_', '') === name)
}

/** Runs the main function of a script with the options from the command line. If an option is wrong, prints the usage. If the function fails, prints the error's message. Exits with code 1 in both cases. */
export async function command<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  main: (args: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Promise<void> {
  try {
    const taken = Object.keys(config.options ?? {}).find(isTakenByNpm)
    if (taken !== undefined) throw new Error(`npm kept --${taken} for itself. ${usage}`)
    await main(parseArgs(config))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    console.error(code?.startsWith('ERR_PARSE') ? usage : message)
    process.exit(1)
  }
}
