import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP proxy before a database that can stop responding without closing connections, as a hung database does. */
export type TcpProxy = {
  port: number
  /** Number of connections so far. */
  connections: () => number
  stopResponding: () => void
  resume: () => void
  close: () => Promise<void>
}

/** Forwards connections to `target`; without a target it accepts them and never responds. */
export async function openTcpProxy(target?: { host: string; port: number }): Promise<TcpProxy> {
  const sockets: Socket[] = []
  let count = 0
  const server = createServer((near) => {
    count += 1
    const pair = target ? [near, connect(target.port, target.host)] : [near]
    for (const socket of pair) socket.on('error', () => socket.destroy())
    const far = pair[1]
    if (far) {
      near.pipe(far)
      far.pipe(near)
    }
    sockets.push(...pair)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    connections: () => count,
    stopResponding: () => sockets.forEach((socket) => socket.pause()),
    resume: () => sockets.forEach((socket) => socket.resume()),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
