/** How many tests passed, failed and were skipped. */
export type Tally = { passed: number; failed: number; skipped: number }

export const NO_TESTS: Tally = { passed: 0, failed: 0, skipped: 0 }

/** Adds up the tallies of several runs. */
export function sumTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, tally) => ({
      passed: sum.passed + tally.passed,
      failed: sum.failed + tally.failed,
      skipped: sum.skipped + tally.skipped,
    }),
    NO_TESTS,
  )
}

/** Returns the last line of a test run's output. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}
