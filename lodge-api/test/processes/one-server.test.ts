import { join } from 'node:path'
import { START } from 'shared-ui/copy/server/server-start'
import { describe, expect, it } from 'vitest'
import type { ServerProcess } from './server-process.ts'
import { testServers } from './test-servers.ts'

const SHORT_WAIT_MAIN = join(import.meta.dirname, 'short-wait-main.ts')
const servers = testServers()
const dataFolder = () => join(servers.folder(), 'data')
const start = (main?: string) => servers.start({ LODGE_SEED: 'none', LODGE_DATA_DIR: dataFolder() }, main)

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
    expect(second.output()).toContain(START.databaseInUse(join(dataFolder(), 'lodge.db')))
    expect(await healthOf(first)).toBe(200)
  })
})
