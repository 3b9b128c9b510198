import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Copy, DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findProgram } from '../../../scripts/running/find-program.ts'
import { projectRoot } from '../../../scripts/running/project.ts'
import { runCommand } from '../../../scripts/running/run-command.ts'
import { CADDYFILE, caddyPath } from './caddy.ts'

const DEPLOY = join(projectRoot, 'deploy')
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8')
const isMissing = (...names: string[]): boolean => findProgram(...names) === undefined

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-deploy-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command and returns its output. Throws unless it exits with 0. */
async function outputOf(...command: string[]): Promise<string> {
  const { exitCode, output } = await runCommand(command, {
    env: { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  if (exitCode !== 0) throw new Error(output)
  return output
}

describe('files in deploy/', () => {
  it.skipIf(!caddyPath)('O-04 the Caddyfile is valid and formatted', async () => {
    await outputOf('caddy', 'validate', '--config', CADDYFILE, '--adapter', 'caddyfile')
    const copy = join(folder, 'Caddyfile')
    copyFileSync(CADDYFILE, copy)
    await outputOf('caddy', 'fmt', '--overwrite', copy)
    expect(readFileSync(copy, 'utf8')).toBe(read('Caddyfile'))
  })

  it.skipIf(!caddyPath)('O-08 Caddy ends an upload after fifteen minutes, as the server does', async () => {
    const output = await outputOf('caddy', 'adapt', '--config', CADDYFILE, '--adapter', 'caddyfile')
    const times = [...output.matchAll(/"read_timeout":(\d+)/g)].map(
      ([, nanoseconds]) => Number(nanoseconds) / 60e9,
    )
    expect(new Set(times)).toEqual(new Set([15]))
  })

  it.skipIf(isMissing('systemd-analyze'))(
    'O-04 the systemd units are valid and confined (skipped without systemd)',
    async () => {
      const program = /^ExecStart=(\S+)/m.exec(read('lodge@.service'))?.[1] ?? ''
      for (const kind of ['service', 'socket'])
        writeFileSync(
          join(folder, `lodge@0.${kind}`),
          read(`lodge@.${kind}`).replace(program, process.execPath),
        )
      const units = ['lodge@0.service', 'lodge@0.socket'].map((name) => join(folder, name))
      expect(await outputOf('systemd-analyze', 'verify', ...units)).toBe('')
      // The threshold is in tenths: 0 is the most confined, 100 not at all.
      const security = ['systemd-analyze', 'security', '--offline=true', '--threshold=15', '--no-pager']
      expect(await outputOf(...security, units[0] ?? '')).toContain('OK')
    },
  )

  it('O-01 deploy/lodge runs a command with the settings file and every secret of the unit', async () => {
    for (const [name, script] of [
      ['systemctl', `#!/bin/sh\nexec cat '${join(DEPLOY, 'lodge@.service')}'\n`],
      ['systemd-run', '#!/bin/sh\nprintf "%s\\n" "$@"\n'],
    ] as const)
      writeFileSync(join(folder, name), script, { mode: 0o755 })
    const words = ['staff', 'add', 'rosa', '--name=Rosa H.']
    const command = ['env', `PATH=${folder}:${process.env['PATH']}`, join(DEPLOY, 'lodge'), ...words]
    const { exitCode, output } = await runCommand(command)
    expect(exitCode).toBe(0)
    const unit = read('lodge@.service')
    const needed =
      unit.match(/^(?:EnvironmentFile|LoadCredential|User|DynamicUser|StateDirectory|UMask)=.*$/gm) ?? []
    expect(needed.length).toBeGreaterThan(6)
    const passed = output.trim().split('\n')
    for (const line of needed) expect(passed).toContain(`--property=${line}`)
    expect(passed.slice(-5)).toEqual(['lodge-api/src/command-line/main.ts', ...words])
  })

  it('O-04 the Dockerfile has no problems, runs without root, and starts the project’s own Node', () => {
    const text = read('Dockerfile')
    expect(validate(text).map(({ message }) => message)).toEqual([])
    expect(text).toMatch(/^USER lodge$/m)
    expect(text).toMatch(/^CMD \["node_modules\/\.bin\/node"/m)
    for (const workspace of workspaces())
      expect(text).toContain(`COPY ${workspace}/package.json ${workspace}/`)
  })

  it('O-04 the Dockerfile copies only committed files, and its last stage has what it starts', async () => {
    const committed = (await outputOf('git', 'ls-files')).split('\n')
    const isCommitted = (path: string) =>
      path === '.' ||
      committed.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`))
    const copies = DockerfileParser.parse(read('Dockerfile'))
      .getInstructions()
      .filter((instruction) => instruction instanceof Copy)
    const fromContext = copies.filter((copy) => copy.getFromFlag() === null)
    const sources = fromContext.flatMap((copy) => argumentsOf(copy).slice(0, -1))
    expect(sources.filter((source) => !isCommitted(source))).toEqual([])
    const main = /^CMD .*"(\S+\.js)"\]$/m.exec(read('Dockerfile'))?.[1] ?? ''
    const targets = copies.map((copy) => argumentsOf(copy).at(-1) ?? '')
    expect(targets).toContain(dirname(main))
  })

  it('O-04 two servers of one unit listen on different ports, also on those of the metrics, with one digit or two', () => {
    const unit = read('lodge@.service') + read('lodge@.socket')
    const patterns = [...unit.matchAll(/(?:ListenStream=127\.0\.0\.1:|METRICS_PORT=)(\d+)%i$/gm)].map(
      ([, port]) => port,
    )
    expect(patterns).toHaveLength(3)
    const ports = [0, 1, 9, 10, 99].flatMap((number) => patterns.map((port) => Number(`${port}${number}`)))
    expect(new Set(ports).size).toBe(ports.length)
    for (const port of ports) expect(port).toBeLessThan(65_536)
  })
})

const argumentsOf = (copy: Copy): string[] => copy.getArguments().map((argument) => argument.getValue())

function workspaces(): string[] {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8')
  return v.parse(v.object({ workspaces: v.array(v.string()) }), JSON.parse(text)).workspaces
}
