import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { START } from 'shared-ui/copy/server/server-start'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ServerProcess, spawnServer } from './server-process.ts'

const SHORT_WAIT_MAIN = join(import.meta.dirname, 'short-wait-main.ts')
const SETTINGS = {
  PUBLIC_PORT: '0',
  ADMIN_PORT: '0',
  SANDBOX_PORT: '0',
  HOST: '127.0.0.1',
  LODGE_SEED: 'none',
}

let folder: string
let started: ServerProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-one-server-'))
  started = []
})
afterEach(async () => {
  for (const server of started) {
    server.signal('SIGKILL')
    await server.ended
  }
  rmSync(folder, { recursive: true })
})

function start(main?: string): ServerProcess {
  const place = main === undefined ? { folder } : { folder, main }
  const server = spawnServer({ ...SETTINGS, LODGE_DATA_DIR: join(folder, 'data') }, place)
  started.push(server)
  return server
}

const healthOf = async (server: ServerProcess): Promise<number> => {
  const port = /Sitio público: +http:\/\/localhost:(\d+)/.exec(server.output())?.[1]
  return (await fetch(`http://127.0.0.1:${port}/api/health`)).status
}

// Each test starts two whole servers, which takes up to three seconds each on a busy machine.
describe('second server on the same SQLite file', { timeout: 30_000 }, () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'M-02 waits and serves after the first has ended by %s',
    async (signal) => {
      const first = start()
      await first.said('API:')
      const second = start()
      await second.said(START.databaseAwaited)
      expect(second.output()).not.toContain('API:')
      expect(await healthOf(first)).toBe(200)
      first.signal(signal)
      await second.said('API:')
      expect(await healthOf(second)).toBe(200)
    },
  )

  it('M-02 stops and names the file if the first server does not end', async () => {
    const first = start()
    await first.said('API:')
    const second = start(SHORT_WAIT_MAIN)
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(START.databaseInUse(join(folder, 'data/lodge.db')))
    expect(await healthOf(first)).toBe(200)
  })
})
