import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { type ServerProcess, spawnServer } from './server-process.ts'

/** Free ports of this machine. */
const ANY_PORT = { PUBLIC_PORT: '0', ADMIN_PORT: '0', SANDBOX_PORT: '0', HOST: '127.0.0.1' }

/** Servers in a temporary folder of each test. After the test they are killed and the folder is removed. */
export type TestServers = {
  folder: () => string
  /** Starts a server on free ports; `main` is its main file. */
  start: (settings?: Record<string, string>, main?: string) => ServerProcess
}

/** Registers the hooks for the servers of a test file, and returns how to start them. */
export function testServers(): TestServers {
  let folder = ''
  let started: ServerProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lodge-servers-'))
    started = []
  })
  afterEach(async () => {
    for (const server of started) {
      server.signal('SIGKILL')
      await server.ended
    }
    rmSync(folder, { recursive: true })
  })
  return {
    folder: () => folder,
    start: (settings = {}, main) => {
      const server = spawnServer(
        { ...ANY_PORT, ...settings },
        { folder, ...(main !== undefined && { main }) },
      )
      started.push(server)
      return server
    },
  }
}
