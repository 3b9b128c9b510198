import { createServer, type Server } from 'node:net'
import * as v from 'valibot'

/** Two listening sockets, as systemd opens them for a server, and their ports. */
export type OpenSockets = {
  descriptors: number[]
  publicPort: number
  adminPort: number
  /** Leaves the sockets to the processes that inherited them. Until then this process would accept their connections. */
  leave: () => void
}

const Listening = v.object({ _handle: v.object({ fd: v.number() }) })

/** Opens two sockets on free ports of 127.0.0.1. */
export async function openSockets(): Promise<OpenSockets> {
  const servers = [await listen(), await listen()]
  const [publicPort = 0, adminPort = 0] = servers.map(portOf)
  return {
    // Node has no public name for the descriptor of a listening socket.
    descriptors: servers.map((server) => v.parse(Listening, server)._handle.fd),
    publicPort,
    adminPort,
    leave: () => servers.map((server) => server.close()),
  }
}

async function listen(): Promise<Server> {
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 4096 })
  await new Promise((resolve) => server.once('listening', resolve))
  return server
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The socket has no port')
  return address.port
}
