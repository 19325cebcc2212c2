import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Finding } from './answers.ts'

const day = 86_400_000
/** Days for which a certificate must at least be valid. */
const leastDays = 14

/** Checks the certificate and HTTP/2 in a TLS handshake. */
async function handshake(hostname: string, port: number, ca?: string): Promise<Finding[]> {
  const protocols = ['h2', 'http/1.1']
  const socket = connect({
    host: hostname,
    port,
    servername: hostname,
    ALPNProtocols: protocols,
    ...(ca !== undefined && { ca }),
  })
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer in 10 seconds')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
    return [
      {
        check: 'certificate',
        isRight: days >= leastDays,
        detail: `valid for ${days} days, expected at least ${leastDays}`,
      },
      {
        check: 'HTTP/2',
        isRight: socket.alpnProtocol === 'h2',
        detail: socket.alpnProtocol === 'h2' ? 'spoken' : 'not spoken',
      },
    ]
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return [{ check: 'certificate', isRight: false, detail: code ?? message }]
  } finally {
    socket.destroy()
  }
}

/** Checks certificate and HTTP/2. Plain http is only right on this computer. `ca` replaces the usual authorities. */
export async function transportFindings(origin: string, ca?: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') {
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    return [{ check: 'TLS', isRight: isLocal, detail: isLocal ? 'none, on this computer' : 'none' }]
  }
  return handshake(hostname, Number(port || 443), ca)
}
