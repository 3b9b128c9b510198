import '../lodge-api/src/settings/settings-file.ts'
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { childEnvironment, projectRoot } from './running/project.ts'

/** One of the processes of `npm run dev`. */
type Program = { name: string; folder: string; command: string[]; env?: NodeJS.ProcessEnv }

const apiPorts = { PUBLIC_PORT: '4010', ADMIN_PORT: '4110' }
/** Mails and QR codes link to the Vite servers, not to the API behind them. */
const siteUrls = { PUBLIC_URL: 'http://localhost:4000', ADMIN_URL: 'http://localhost:4100' }

const programs: Program[] = [
  {
    name: 'api',
    folder: '.',
    command: [process.execPath, '--watch', '--watch-preserve-output', 'lodge-api/src/main.ts'],
    env: { ...apiPorts, ...siteUrls },
  },
  { name: 'public', folder: 'public-site', command: ['vite'], env: { API_ORIGIN: 'http://localhost:4010' } },
  {
    name: 'console',
    folder: 'admin-console',
    command: ['vite'],
    env: { API_ORIGIN: 'http://localhost:4110' },
  },
]

const nameWidth = Math.max(...programs.map(({ name }) => name.length))

function startProgram({ name, folder, command, env }: Program): ChildProcess {
  const [program = '', ...parameters] = command
  const child = spawn(program, parameters, {
    cwd: join(projectRoot, folder),
    env: childEnvironment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${name.padEnd(nameWidth)} │ ${line}`),
    )
  }
  child.on('close', () => stopAll())
  return child
}

/** Stops all processes when one ends, and on Ctrl-C. */
function stopAll(): void {
  for (const child of children) child.kill('SIGTERM')
}

const children = programs.map(startProgram)
process.on('SIGINT', stopAll)
process.on('SIGTERM', stopAll)
