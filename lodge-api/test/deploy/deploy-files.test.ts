import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
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

  it('O-04 the compose file names existing files, and declares each secret that it uses', () => {
    const { services, secrets } = v.parse(Compose, parse(read('compose.yaml')))
    const used = Object.values(services).flatMap((service) => service.secrets ?? [])
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(secrets).toSorted())
    for (const { environment = {}, secrets: own = [] } of Object.values(services)) {
      const files = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'))
      expect(files.map((path) => path.replace('/run/secrets/', '')).toSorted()).toEqual(own.toSorted())
    }
    expect(services['server']?.build?.dockerfile).toBe('deploy/Dockerfile')
  })
})

const Compose = v.object({
  services: v.record(
    v.string(),
    v.object({
      build: v.optional(v.object({ dockerfile: v.string() })),
      environment: v.optional(v.record(v.string(), v.string())),
      secrets: v.optional(v.array(v.string())),
    }),
  ),
  secrets: v.record(v.string(), v.object({ file: v.string() })),
})

function workspaces(): string[] {
  const text = readFileSync(join(projectRoot, 'package.json'), 'utf8')
  return v.parse(v.object({ workspaces: v.array(v.string()) }), JSON.parse(text)).workspaces
}
