import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { BackupFailure } from './backup-failure.ts'

const LIMIT_MS = 30 * 60_000

/** A program that comes with PostgreSQL. */
export type PostgresProgram = 'pg_dump' | 'pg_restore'

/**
 * Runs a program of PostgreSQL and returns its output. The password of `url` travels in the environment: arguments are visible to
 * every user of the machine. Throws `BackupFailure`.
 */
export async function runPostgres(program: PostgresProgram, words: string[], url?: string): Promise<string> {
  const { address, env } = url === undefined ? { address: [], env: {} } : connectionOf(url)
  const child = spawn(program, [...words, ...address], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
  })
  // One server's stop also stops what it runs; the partial file is removed by the next backup.
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  try {
    const [output, problem] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ])
    const { exitCode } = child
    if (exitCode === 0) return output
    throw new BackupFailure(
      exitCode === null ? BACKUP.programSlow(program) : BACKUP.programFailed(program, problem.trim()),
    )
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing ? new BackupFailure(BACKUP.programMissing(program), { cause: error }) : error
  } finally {
    process.off('exit', stop)
  }
}

/** Splits the address of a database into the argument without password, and the environment with it. */
function connectionOf(address: string): { address: string[]; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // A mode that only `pg` knows: encrypted, without checking the certificate.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { address: [`--dbname=${url.href}`], env: password === '' ? {} : { PGPASSWORD: password } }
}
