import { connect, createServer, type Socket } from 'node:net'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { START } from 'shared-ui/copy/server/server-start'
import { describe, expect, it } from 'vitest'
import { newMigratedSqliteFile } from '../test/databases/migrated-sqlite.ts'
import type { ServerProcess } from '../test/processes/server-process.ts'
import { testServers } from '../test/processes/test-servers.ts'

const SIGN_IN = JSON.stringify({ username: 'recepcion', password: 'otra clave de prueba' })
const servers = testServers()
const start = (settings: Record<string, string> = {}) => servers.start({ LODGE_SEED: 'none', ...settings })

const portOf = (server: ServerProcess): number =>
  Number(/Sitio público: +http:\/\/localhost:(\d+)/.exec(server.output())?.[1])

/** A request whose headers were sent but not its body. */
async function beginRequest(port: number): Promise<{ finish: () => Promise<string> }> {
  const socket: Socket = connect(port, '127.0.0.1')
  let response = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    response += text
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(response)))
  socket.write(
    `POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${SIGN_IN.length}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.once('data', resolve))
  return {
    finish: () => {
      socket.write(SIGN_IN)
      return ended
    },
  }
}

// Each test starts whole servers, which takes seconds on a busy machine.
describe('the server process', { timeout: 30_000 }, () => {
  it('A-01, O-08 prints its URLs, the first password only once, and at a start with another secret that links ended', async () => {
    const first = start()
    await first.said('Se muestra solo esta vez')
    const response = await fetch(`http://127.0.0.1:${portOf(first)}/api/health`)
    expect(await response.json()).toEqual({ status: 'ok' })
    first.signal('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = start({ SESSION_SECRET: 'another secret than the one of the first start' })
    await second.said('API:')
    expect(second.output()).not.toContain('Contraseña')
    expect(second.output()).toContain('the links of earlier mails have ended')
    second.signal('SIGINT')
    expect(await second.ended).toBe(0)
  })

  it('C-08 finishes a running request when it is stopped', async () => {
    const server = start()
    await server.said('API:')
    const request = await beginRequest(portOf(server))
    server.signal('SIGTERM')
    await server.said('Cerrando')
    expect(await request.finish()).toContain('credentials_wrong')
    expect(await server.ended).toBe(0)
  })

  it('C-08 exits at once on a second signal', async () => {
    const server = start()
    await server.said('API:')
    await beginRequest(portOf(server))
    server.signal('SIGTERM')
    await server.said('Cerrando')
    server.signal('SIGTERM')
    expect(await server.ended).toBe(1)
  })

  it('O-02 stops with a sentence on a database of a newer version', async () => {
    const empty = await newMigratedSqliteFile()
    const file = new DatabaseSync(empty.url)
    file.exec("insert into kysely_migration values ('999-newer', '2030-01-01T00:00:00.000Z')")
    file.close()
    const server = start({ LODGE_DATA_DIR: dirname(empty.url) })
    expect(await server.ended).toBe(1)
    expect(server.output().trim()).toBe(START.databaseNewer)
    await empty.remove()
  })

  it('C-08 names the setting of a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const server = start({ ADMIN_PORT: port })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain(`El puerto ${port} ya está en uso`)
    expect(server.output()).toContain('ADMIN_PORT')
    other.close()
  })

  it('C-08 names an invalid setting', async () => {
    const server = start({ PUBLIC_URL: 'here' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('PUBLIC_URL debe ser una dirección')
  })

  it('C-08 reports an unreachable database without its password', async () => {
    const server = start({ DATABASE_URL: 'postgres://lodge:clave@127.0.0.1:1/lodge' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('No se pudo abrir la base de datos')
    expect(server.output()).not.toContain('clave')
  })
})
