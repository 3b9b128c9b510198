import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A TCP server before a database, which can fall silent without closing a connection, as a database that hangs does. */
export type TcpLine = {
  port: number
  /** Connections so far. */
  connections: () => number
  fallSilent: () => void
  speakAgain: () => void
  close: () => Promise<void>
}

/** Forwards connections to `target`; without one it accepts them and never answers. */
export async function openTcpLine(target?: { host: string; port: number }): Promise<TcpLine> {
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
    fallSilent: () => sockets.forEach((socket) => socket.pause()),
    speakAgain: () => sockets.forEach((socket) => socket.resume()),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
