import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand } from '../running/run-command.ts'

const SENTENCE =
  /The references were made with Chromium \d+ and this is Chromium 999: .* npm run visual -- --update\./

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-browser-'))
  writeFileSync(join(folder, 'chromium'), '#!/bin/sh\necho Chromium 999.0.1.2\n', { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true }))

const visual = (...options: string[]) =>
  runCommand(['node', 'scripts/visual.ts', ...options], { env: { CHROMIUM_PATH: join(folder, 'chromium') } })

describe('another major version of Chromium', () => {
  it.each([[[]], [['--update', 'Button']]])('S-02 stops npm run visual %j', async (options) => {
    const { exitCode, output } = await visual(...options)
    expect(output).toMatch(SENTENCE)
    expect(exitCode).toBe(1)
  })

  it('S-02 counts the pictures as skipped in npm test, with the reason', async () => {
    const report = join(folder, 'report.json')
    expect(await visual('--report', report)).toMatchObject({ exitCode: 0 })
    const tally: unknown = JSON.parse(readFileSync(report, 'utf8'))
    expect(tally).toMatchObject({ passed: 0, failed: 0, reason: expect.stringMatching(SENTENCE) })
    expect(tally).toHaveProperty(
      'skipped',
      expect.toSatisfy((count: number) => count > 1000),
    )
  })
})
