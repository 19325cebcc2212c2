import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import { createServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { transportFindings } from '../../../scripts/verify/transport.ts'

// A self-signed certificate of localhost, only for this test.
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgsjQNJBqHHCn4sHPL
7nxCZoEHbXnMAU6QVl7WBrWaASahRANCAAT37BWzNyHze5CmhGJdfRyZn1MXg5m/
ArNSZ/h9D+Oc4rHGHh/65y3D5jJrWl1jxPzzrPuzypxsDMgNlK4EQ2C8
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUYB3DBI7l23+d6v8IMO3Gv4knbg0wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMjAyNDIyOVoYDzIxMjYxMDI5
MDI0MjI5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAT37BWzNyHze5CmhGJdfRyZn1MXg5m/ArNSZ/h9D+Oc4rHGHh/65y3D
5jJrWl1jxPzzrPuzypxsDMgNlK4EQ2C8o2kwZzAdBgNVHQ4EFgQUhoal6kiqSfz2
BvSlJ9Sbtz3QNRowHwYDVR0jBBgwFoAUhoal6kiqSfz2BvSlJ9Sbtz3QNRowDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgbd+70GnzXVSyYsW1DDq1JJQtEgsuUNMtOmF8u8ZuGHUCIFYQgPS2dwst
mfGa7hckh8ybe43bXhXpmzB0wG2pG/N9
-----END CERTIFICATE-----`

let server: Server
afterEach(() => void server.close())

async function listening(): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const lines = async (origin: string, ca?: string) =>
  (await transportFindings(origin, ca)).map(
    ({ check, isRight, detail }) => `${check} ${isRight ? 'right' : 'wrong'}: ${detail}`,
  )

test('a valid certificate and HTTP/2 pass', async () => {
  server = createSecureServer({ key, cert })
  expect(await lines(await listening(), cert)).toEqual([
    expect.stringMatching(/^certificate right: valid for \d+ days/),
    'HTTP/2 right: spoken',
  ])
})

test('a host with only HTTP/1.1 is reported', async () => {
  server = createServer({ key, cert })
  expect(await lines(await listening(), cert)).toEqual([
    expect.stringMatching(/^certificate right: /),
    'HTTP/2 wrong: not spoken',
  ])
})

test('a self-signed certificate is reported', async () => {
  server = createSecureServer({ key, cert })
  expect(await lines(await listening())).toEqual(['certificate wrong: DEPTH_ZERO_SELF_SIGNED_CERT'])
})

test('an address without TLS passes only on this computer', async () => {
  server = createServer({ key, cert })
  expect(await lines('http://localhost:4173')).toEqual(['TLS right: none, on this computer'])
  expect(await lines('http://agency.com')).toEqual(['TLS wrong: none'])
})
