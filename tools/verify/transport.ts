import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:tls'
import type { Finding } from './finding.ts'

const day = 86_400_000
/** A certificate must hold for at least this many days. */
const leastDays = 14

async function certificate(hostname: string, port: number): Promise<Finding> {
  const socket = connect({ host: hostname, port, servername: hostname, ALPNProtocols: ['h2'] })
  socket.setTimeout(10_000, () => socket.destroy(new Error('no answer in 10 seconds')))
  try {
    await once(socket, 'secureConnect')
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / day)
    return {
      check: 'certificate',
      isRight: days >= leastDays,
      detail: `valid for ${days} days, expected at least ${leastDays}`,
    }
  } catch (error) {
    return { check: 'certificate', isRight: false, detail: (error as Error).message }
  } finally {
    socket.destroy()
  }
}

async function http2(origin: string): Promise<Finding> {
  const session = connectHttp2(origin)
  try {
    await once(session, 'connect')
    return { check: 'HTTP/2', isRight: true, detail: 'spoken' }
  } catch (error) {
    return { check: 'HTTP/2', isRight: false, detail: (error as Error).message }
  } finally {
    session.destroy()
  }
}

/** Certificate and HTTP/2 of an https address; nothing of this computer's own http ones. */
export async function transportFindings(origin: string): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol === 'http:') {
    const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
    return [{ check: 'TLS', isRight: isLocal, detail: isLocal ? 'none, on this computer' : 'none' }]
  }
  return [await certificate(hostname, Number(port || 443)), await http2(origin)]
}
