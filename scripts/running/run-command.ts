import { type ChildProcess, spawn } from 'node:child_process'
import { childEnvironment, projectRoot } from './project.ts'

/** A command that takes longer hangs, and is ended. */
const LONGEST_STEP_SECONDS = 600

/** What a finished command leaves. */
export type CommandResult = {
  /** 0 is success; null where a signal ended it. */
  exitCode: number | null
  /** Standard output and error, in the order they came. */
  output: string
  seconds: number
}

/** Where a command runs, with what, and for how long at most. */
export type CommandOptions = {
  env?: NodeJS.ProcessEnv
  /** The user and group to run as, for programs that refuse to be root. */
  user?: { uid: number; gid: number }
  /** After this the command is killed; ten minutes where nothing is said. */
  limitSeconds?: number
}

const running = new Set<ChildProcess>()

/** Runs a command to its end, quietly. It never rejects: a program that is not there shows as exit code 127. */
export function runCommand(command: string[], options: CommandOptions = {}): Promise<CommandResult> {
  const [program = '', ...parameters] = command
  const startedAt = performance.now()
  const child = spawn(program, parameters, {
    cwd: projectRoot,
    env: childEnvironment(options.env),
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options.user,
  })
  running.add(child)
  const chunks: string[] = []
  const limit = setTimeout(
    () => {
      chunks.push(`\n${program} was stopped: it ran longer than allowed.\n`)
      child.kill('SIGKILL')
    },
    (options.limitSeconds ?? LONGEST_STEP_SECONDS) * 1000,
  )
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  }
  return new Promise((resolve) => {
    const finish = (exitCode: number | null) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ exitCode, output: chunks.join(''), seconds: (performance.now() - startedAt) / 1000 })
    }
    child.on('close', finish)
    child.on('error', (error) => {
      chunks.push(`${program} could not be started: ${error.message}\n`)
      finish(127)
    })
  })
}

/** Ends the commands that still run, for the way out after Ctrl-C. */
export function stopRunningCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}
