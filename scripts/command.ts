/** Runs a command. If it fails, ends with the reason, or with its usage if the options are wrong. */
export const command = (usage: string, main: () => Promise<void>): Promise<void> =>
  main().catch((error: Error & { code?: string }) => {
    console.error(error.code?.startsWith('ERR_PARSE') ? usage : error.message)
    process.exit(1)
  })
