import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReason, readTally } from '../testing/read-report.ts'
import { explainOtherMajor } from './browser-major.ts'
import { reportOtherMajor } from './report-changes.ts'

const reason = explainOtherMajor(156, 157) ?? ''

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('another major version of Chromium', () => {
  it('S-02 stops npm run visual with a sentence that names --update', () => {
    expect(() => reportOtherMajor(reason, { count: 1700, file: undefined })).toThrow('-- --update')
  })

  it('S-02 counts the pictures as skipped in npm test, with the reason', () => {
    const file = join(folder, 'report.json')
    reportOtherMajor(reason, { count: 1700, file })
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    expect(readTally(report)).toEqual({ passed: 0, failed: 0, skipped: 1700 })
    expect(readReason(report)).toBe(reason)
  })

  it('S-02 fails npm test if there are no references at all', () => {
    expect(() => reportOtherMajor(reason, { count: 0, file: join(folder, 'report.json') })).toThrow(reason)
  })
})
