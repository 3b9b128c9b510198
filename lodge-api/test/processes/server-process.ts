import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Readable } from 'node:stream'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
const COMPILED = join(import.meta.dirname, '../../../node_modules/.cache/compiled')

/** The server as its own process. */
export type ServerProcess = {
  pid: number
  /** The output so far. */
  output: () => string
  /** Waits for this text in the output. Throws if the process ends before. */
  said: (text: string) => Promise<void>
  /** Resolves to the exit code. */
  ended: Promise<number | null>
  signal: (name: NodeJS.Signals) => void
  /** Starts a server that was given sockets; any other one starts at once. */
  begin: () => void
}

/** The working directory of a server, its main file (`main.ts` by default), and open sockets to listen on, as systemd passes them. */
export type ServerLocation = { folder: string; main?: string; sockets?: readonly number[] }

/** Waits for a line of input, so that a server inherits sockets before it starts, as it would from systemd. */
const GATE = 'read _ && LISTEN_PID=$$ exec "$0" "$1"'

/** Starts the server with these settings only. It is killed at the end of the test run. */
export function spawnServer(settings: Record<string, string>, place: ServerLocation): ServerProcess {
  const { main = MAIN, sockets = [] } = place
  const isGated = sockets.length > 0
  const [program, ...parameters] = isGated
    ? ['sh', '-c', GATE, process.execPath, main]
    : [process.execPath, main]
  const child = spawn(program, parameters, {
    cwd: place.folder,
    // As in `npm start`: Node reuses compiled code, which saves a third of a start.
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      ...(isGated && { LISTEN_FDS: `${sockets.length}` }),
      ...settings,
    },
    stdio: ['pipe', 'pipe', 'pipe', ...sockets],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    if (!(stream instanceof Readable)) continue
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
    pid: child.pid ?? 0,
    output: () => output,
    said: (text) => untilAnnounced(child, () => output, text),
    ended,
    signal: (name) => child.kill(name),
    begin: () => child.stdin?.end('\n'),
  }
}

async function untilAnnounced(child: ChildProcess, output: () => string, text: string): Promise<void> {
  while (!output().includes(text)) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended without printing '${text}':\n${output()}`)
    await Promise.race([once(child, 'said'), once(child, 'close')])
  }
}
