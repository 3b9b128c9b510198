import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { report, spreadOf, spreadText } from '../figures.ts'
import { startLodge } from '../running-lodge.ts'
import { residentMegabytes } from './process-figures.ts'

const STARTS = 5
const REST_MS = 5_000

async function startOnce(dataDir: string): Promise<{ seconds: number; megabytes: number }> {
  const startedAt = performance.now()
  const lodge = await startLodge(dataDir)
  const seconds = (performance.now() - startedAt) / 1000
  await sleep(REST_MS)
  const megabytes = residentMegabytes(lodge.pid)
  await lodge.stop()
  return { seconds, megabytes }
}

/** Measures repeated starts on the same data: the time to the first response, and the resident memory at rest (Linux). */
export async function measureStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'))
  await startOnce(dataDir)
  const starts = []
  for (let start = 0; start < STARTS; start++) starts.push(await startOnce(dataDir))
  report('a start on existing data (aim: 3 s)', spreadText(spreadOf(starts.map((one) => one.seconds)), 's'))
  report(
    'resident memory at rest (aim: 130 MB)',
    spreadText(spreadOf(starts.map((one) => one.megabytes)), 'MB'),
  )
  rmSync(dataDir, { recursive: true })
}
