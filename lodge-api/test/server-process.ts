import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../src/main.ts')
const COMPILED = join(import.meta.dirname, '../../node_modules/.cache/compiled')

/** The server as a process of its own. */
export type ServerProcess = {
  /** What it has said so far. */
  output: () => string
  /** Waits until it has said this. Throws when it ends before. */
  said: (text: string) => Promise<void>
  /** Waits for its end; the exit code. */
  ended: Promise<number | null>
  signal: (name: NodeJS.Signals) => void
}

/** Where a server runs, and from which file: `main.ts` where nothing is said. */
export type ServerPlace = { folder: string; main?: string }

/** Starts the server with these settings and none of this process's own. Ends with the test run, whatever happens. */
export function spawnServer(settings: Record<string, string>, place: ServerPlace): ServerProcess {
  const child = spawn(process.execPath, [place.main ?? MAIN], {
    cwd: place.folder,
    // As `npm start` does: Node keeps the code that it has made ready, and a start takes a third less.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      child.emit('said')
    })
  }
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    process.off('exit', kill)
    return code ?? null
  })
  return {
    output: () => output,
    said: (text) => untilSaid(child, () => output, text),
    ended,
    signal: (name) => child.kill(name),
  }
}

async function untilSaid(child: ChildProcess, output: () => string, text: string): Promise<void> {
  while (!output().includes(text)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended without saying '${text}':\n${output()}`)
    await Promise.race([once(child, 'said'), once(child, 'close')])
  }
}
