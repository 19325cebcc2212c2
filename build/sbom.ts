import { spawnSync } from 'node:child_process'

/**
 * A software bill of materials (CycloneDX) of the production dependencies, as npm writes it from
 * the lockfile, without what differs from run to run. Throws where npm cannot.
 */
export function sbom(name: string): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const windows = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    encoding: 'utf8',
    shell: windows,
  })
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr.trim().split('\n').at(-1)}`)
  const bill = JSON.parse(stdout) as {
    serialNumber?: string
    metadata: { timestamp?: string; component: { name: string } }
  }
  delete bill.serialNumber
  delete bill.metadata.timestamp
  // npm names the folder.
  bill.metadata.component.name = name
  return `${JSON.stringify(bill, undefined, 2)}\n`
}
