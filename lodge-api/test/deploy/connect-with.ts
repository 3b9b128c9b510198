import { once } from 'node:events'
import { connect, type SecureVersion } from 'node:tls'
import type { RunningProxy } from './proxy.ts'

type Offer = { minVersion: SecureVersion; maxVersion: SecureVersion; ciphers: string }

/** Connects to the public site with these versions and suites of TLS, and returns the version, or the code of the error. */
export async function connectWith(
  { port, publicHost: servername, authority: ca }: RunningProxy,
  offer: Offer,
) {
  const socket = connect({ host: '127.0.0.1', port, servername, ca, ...offer })
  try {
    await once(socket, 'secureConnect')
    return socket.getProtocol()
  } catch (error) {
    return error instanceof Error && 'code' in error ? error.code : error
  } finally {
    socket.destroy()
  }
}
