import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('disk')
const LOW_BYTES = 2_000_000_000
const TOO_LOW_BYTES = 200_000_000

/** Checks the free space on the disks of the data folder and of the backup folder. */
export async function checkDisk({ dataDir, backupDir }: Config): Promise<Finding[]> {
  const folders = [dataDir, backupDir]
    .filter((folder) => folder !== null)
    .filter((folder) => existsSync(folder))
  const disks = new Map(folders.toReversed().map((folder) => [statSync(folder).dev, folder]))
  const found = [...disks.values()].map(async (folder) => findingOf(folder, await freeBytes(folder)))
  return Promise.all(found)
}

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

function findingOf(folder: string, bytes: number): Finding {
  const free = BACKUP.size(bytes)
  if (bytes >= LOW_BYTES) return ok(DOCTOR.diskOk(free, folder))
  return (bytes < TOO_LOW_BYTES ? error : warning)(DOCTOR.diskLow(free, folder))
}
