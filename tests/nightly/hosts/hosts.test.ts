import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { otherAddresses } from '../../../plugins/hosting/rules.ts'
import { site } from '../../support/content.ts'
import { testAnswers } from '../../support/hosts/answers.ts'
import { servers } from './servers.ts'

const { www } = otherAddresses(site.origin)

describe.each(servers)('$name', (server) => {
  const { name, isInstalled } = server
  if (!isInstalled) console.log(`${name}: not run, because it is not installed`)

  describe.skipIf(!isInstalled)('with the configuration of the build', () =>
    testAnswers(server, (folder, ask) => {
      // The build writes the redirect to or from www only for nginx and Caddy. On other hosts, the owner sets it up in the control panel.
      const isRedirecting = ['nginx', 'Caddy'].includes(name) && folder === 'dist' && www
      test.runIf(isRedirecting)(
        'the other domain, with or without www, redirects to the site',
        async () => {
          const { status, headers } = await ask('/a?b=1', new URL(www ?? '').host)
          expect([status, headers.location]).toEqual([308, `${site.origin}/a?b=1`])
        },
      )

      // Leaves out workerd (Cloudflare's server), because it serves only files that exist when it starts.
      test.skipIf(name === 'workerd').each(['google0000.html', '.well-known/proof.txt'])(
        'a proof that the owner puts into public/ is served: %s',
        async (file) => {
          const proof = join(folder, file)
          mkdirSync(dirname(proof), { recursive: true })
          onTestFinished(() => rmSync(proof))
          writeFileSync(proof, 'proof')
          const { status, body } = await ask(`/${file}`)
          expect([status, String(body)]).toEqual([200, 'proof'])
        },
      )
    }),
  )
})
