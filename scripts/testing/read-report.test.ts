import { expect, it } from 'vitest'
import { readPlaywrightReport, readReason, readTally, readVitestReport } from './read-report.ts'

const counts = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
const fileWithFailedTest = {
  status: 'failed',
  assertionResults: [{ status: 'failed' }, { status: 'passed' }],
}
const fileThatDoesNotLoad = { status: 'failed', assertionResults: [] }

it('counts passed, failed and skipped tests of Vitest', () => {
  expect(readVitestReport({ ...counts, testResults: [fileWithFailedTest] })).toEqual({
    passed: 7,
    failed: 1,
    skipped: 3,
  })
})

it('counts a test file that does not load as a failure', () => {
  const report = { ...counts, numFailedTests: 0, testResults: [fileThatDoesNotLoad] }
  expect(readVitestReport(report).failed).toBe(1)
})

it('counts passed, failed and skipped tests of Playwright, and flaky ones as failed', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] }
  expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

it('counts an error of Playwright outside its tests as a failure', () => {
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [{ message: 'no server' }],
  }
  expect(readPlaywrightReport(report).failed).toBe(1)
})

it('S-02 counts the pictures of the visual comparison', () => {
  expect(readTally({ passed: 40, failed: 2, skipped: 0 })).toEqual({ passed: 40, failed: 2, skipped: 0 })
})

it('S-02 reads why the pictures were skipped', () => {
  expect(readReason({ passed: 0, failed: 0, skipped: 2, reason: 'Chromium 157' })).toBe('Chromium 157')
  expect(readReason({ passed: 2, failed: 0, skipped: 0 })).toBeUndefined()
})

it('throws on a report without counts', () => {
  expect(() => readVitestReport({ testResults: [] })).toThrow('Vitest')
  expect(() => readPlaywrightReport({})).toThrow('Playwright')
  expect(() => readTally({ passed: 1 })).toThrow('visual')
})
