import { type ChildProcess, spawn } from 'node:child_process'
import { childEnvironment, projectRoot } from './project.ts'

/** The default timeout of a command, in seconds. */
const DEFAULT_TIMEOUT_SECONDS = 600

/** The result of a finished command. */
export type CommandResult = {
  /** 0 on success; null if a signal ended the command. */
  exitCode: number | null
  /** Standard output and error, in order of arrival. */
  output: string
  seconds: number
}

/** Environment, user and timeout of a command. */
export type CommandOptions = {
  env?: NodeJS.ProcessEnv
  /** The user and group to run as, for programs that refuse to be root. */
  user?: { uid: number; gid: number }
  /** The timeout after which the command is killed; ten minutes by default. */
  limitSeconds?: number
}

const running = new Set<ChildProcess>()

/** Runs a command and collects its output. Never rejects: a program that is not found has exit code 127. */
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
      chunks.push(`\n${program} was killed: it exceeded its timeout.\n`)
      child.kill('SIGKILL')
    },
    (options.limitSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
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

/** Terminates all running commands, after Ctrl-C. */
export function stopRunningCommands(): void {
  for (const child of running) child.kill('SIGTERM')
}
