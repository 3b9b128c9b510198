import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The file with the milliseconds by which a server's clock is ahead, in a folder of the run. */
const offsetFile = (folder: string): string => join(folder, 'clock-offset')

/** The settings of a server whose clock `stepClock` sets. Timers are not affected, as when the clock of a machine is set. */
export function steppableClock(folder: string): Record<string, string> {
  stepClock(folder, 0)
  const preload = pathToFileURL(join(import.meta.dirname, 'step-clock.ts')).href
  return { NODE_OPTIONS: `--import=${preload}`, CLOCK_OFFSET_FILE: offsetFile(folder) }
}

/** Sets the clock of the server by this many ms, relative to the machine's clock. */
export const stepClock = (folder: string, ms: number): void => writeFileSync(offsetFile(folder), `${ms}`)
