import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { BackupFailure } from './backup-failure.ts'

/** Marks a file that is not complete; a killed backup leaves one behind. */
export const PARTIAL = '.partial'

/**
 * Lets `write` fill a temporary file beside `path`, readable only by its owner, and gives it its name when it is complete and on the
 * disk: no crash leaves a part of it under that name. Throws `BackupFailure` for a disk that is full or not writable.
 */
export async function writeDurably(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${path}${PARTIAL}`
  try {
    await rm(temporary, { force: true })
    await (await open(temporary, 'wx', 0o600)).close()
    await write(temporary)
    await flush(temporary, 'r+')
    await rename(temporary, path)
    await flush(dirname(path), 'r')
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined)
    throw fileFailure(error, dirname(path))
  }
}

/** Writes what the system still holds in memory to the disk: of a file its content, of a folder its names. */
async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const NOT_WRITABLE = new Set(['ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO'])

function fileFailure(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT')
    return new BackupFailure(BACKUP.storageFull(folder), { cause: error })
  return NOT_WRITABLE.has(error.code)
    ? new BackupFailure(BACKUP.notWritable(folder, error.code), { cause: error })
    : error
}

/** Throws `BackupFailure` if there is a file at `path`. */
export function refuseToOverwrite(path: string): void {
  if (existsSync(path)) throw new BackupFailure(BACKUP.fileExists(path))
}
