import type { Tally } from './tally.ts'

/** Thrown for a JSON report of a test runner that has an unexpected structure. */
export class UnreadableReport extends Error {
  constructor(runner: string) {
    super(`The report of ${runner} has an unexpected structure: its counts are missing.`)
  }
}

/**
 * Counts the tests in the report of Vitest's `json` reporter. A file that fails before its first test, such as by a broken
 * import, counts as one failure.
 */
export function readVitestReport(report: unknown): Tally {
  const files = listAt(report, 'testResults')
  if (!files) throw new UnreadableReport('Vitest')
  const brokenFiles = files.filter((file) => textAt(file, 'status') === 'failed' && !hasFailedTest(file))
  return {
    passed: numberAt(report, 'numPassedTests', 'Vitest'),
    failed: numberAt(report, 'numFailedTests', 'Vitest') + brokenFiles.length,
    skipped: numberAt(report, 'numPendingTests', 'Vitest') + numberAt(report, 'numTodoTests', 'Vitest'),
  }
}

function hasFailedTest(file: unknown): boolean {
  return (listAt(file, 'assertionResults') ?? []).some((test) => textAt(test, 'status') === 'failed')
}

/** Counts the tests in the report of Playwright's `json` reporter. Errors outside tests count as failures. */
export function readPlaywrightReport(report: unknown): Tally {
  const stats = valueAt(report, 'stats')
  const errors = listAt(report, 'errors') ?? []
  const unexpected = numberAt(stats, 'unexpected', 'Playwright') + numberAt(stats, 'flaky', 'Playwright')
  return {
    passed: numberAt(stats, 'expected', 'Playwright'),
    failed: unexpected === 0 ? errors.length : unexpected,
    skipped: numberAt(stats, 'skipped', 'Playwright'),
  }
}

/** Reads the tally that `scripts/visual.ts` writes. */
export function readTally(report: unknown): Tally {
  return {
    passed: numberAt(report, 'passed', 'the visual comparison'),
    failed: numberAt(report, 'failed', 'the visual comparison'),
    skipped: numberAt(report, 'skipped', 'the visual comparison'),
  }
}

/** Reads why `scripts/visual.ts` skipped its comparisons. */
export const readReason = (report: unknown): string | undefined => textAt(report, 'reason')

function valueAt(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
}

function listAt(from: unknown, key: string): unknown[] | undefined {
  const value = valueAt(from, key)
  return Array.isArray(value) ? value : undefined
}

function textAt(from: unknown, key: string): string | undefined {
  const value = valueAt(from, key)
  return typeof value === 'string' ? value : undefined
}

function numberAt(from: unknown, key: string, runner: string): number {
  const value = valueAt(from, key)
  if (typeof value !== 'number') throw new UnreadableReport(runner)
  return value
}
