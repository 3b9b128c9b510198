import { createServer, type Socket } from 'node:net'

/** A mail server that accepts connections and never sends anything, until it recovers. */
export type SilentSmtp = {
  url: string
  /** How many connections it has accepted. */
  connections: () => number
  /** From now on it takes every mail; `subjects` has those that it took. */
  recover: () => void
  subjects: () => string[]
  close: () => Promise<void>
}

/** Opens the server on a free port. */
export async function openSilentSmtp(): Promise<SilentSmtp> {
  const sockets = new Set<Socket>()
  const subjects: string[] = []
  let [isSilent, connections] = [true, 0]
  const server = createServer((socket) => {
    connections += 1
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (isSilent) socket.resume()
    else takeMail(socket, (subject) => subjects.push(subject))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    connections: () => connections,
    recover: () => {
      isSilent = false
      // A mail server that is restarted closes what it had accepted.
      for (const socket of sockets) socket.destroy()
    },
    subjects: () => subjects,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Speaks as much of SMTP (RFC 5321) as it takes to accept mails without signing in. */
function takeMail(socket: Socket, onSubject: (subject: string) => void): void {
  let [received, isData] = ['', false]
  socket.setEncoding('utf8').write('220 localhost\r\n')
  socket.on('data', (text: string) => {
    received += text
    for (let end = received.indexOf('\r\n'); end >= 0; end = received.indexOf('\r\n')) {
      const line = received.slice(0, end)
      received = received.slice(end + 2)
      if (isData) {
        if (line.toLowerCase().startsWith('subject:')) onSubject(line.slice('subject:'.length).trim())
        if (line !== '.') continue
        isData = false
        socket.write('250 taken\r\n')
      } else if (/^DATA/i.test(line)) {
        isData = true
        socket.write('354 go on\r\n')
      } else {
        socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 localhost\r\n')
      }
    }
  })
}
