import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { databaseErrorOf, StorageFull } from '../../database/database-errors.ts'
import { BackupFailure } from './backup-failure.ts'

const SQLITE_CORRUPT = 11
const SQLITE_NOT_A_DATABASE = 26

/** Copies the SQLite file at `source` to the empty file `target` and checks the copy. A server may be using it. Throws `BackupFailure`. */
export async function copySqlite(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new BackupFailure(BACKUP.noDatabase(source))
  const worker = new Worker(join(import.meta.dirname, 'sqlite-copy-worker.ts'), {
    workerData: { source, target },
  })
  try {
    await once(worker, 'exit')
  } catch (error) {
    throw copyFailure(error, target)
  } finally {
    await worker.terminate()
  }
}

function copyFailure(error: unknown, target: string): unknown {
  if (databaseErrorOf(error) instanceof StorageFull)
    return new BackupFailure(BACKUP.storageFull(dirname(target)), { cause: error })
  const isDamaged = error instanceof Error && 'errcode' in error && isDamage(Number(error.errcode))
  return isDamaged ? new BackupFailure(BACKUP.damaged(error.message), { cause: error }) : error
}

const isDamage = (code: number): boolean => [SQLITE_CORRUPT, SQLITE_NOT_A_DATABASE].includes(code & 0xff)
