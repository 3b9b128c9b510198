import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserMajor, REFERENCES, referenceMajor } from '../visual/browser-major.ts'
import { findBrowser } from './find-browser.ts'
import { startPostgres } from './start-postgres.ts'
import type { Step, TestEnvironment } from './steps.ts'
import { NO_TESTS, type Tally } from './tally.ts'

/** The environment of the steps, the failures of its preparation, and its clean-up. */
type Prepared = { environment: TestEnvironment; tally: Tally; dispose: () => Promise<void> }

/** Finds the browser and starts the database that these steps need, and prints which. */
export async function prepareTestEnvironment(steps: Step[]): Promise<Prepared> {
  const reports = mkdtempSync(join(tmpdir(), 'lodge-tests-'))
  const env: NodeJS.ProcessEnv = { NO_COLOR: '1', FORCE_COLOR: undefined }
  const needs = (thing: 'browser' | 'database') =>
    steps.some((step) => step.needs === thing || step.needs === 'both')
  if (needs('browser')) {
    const browser = await findBrowser()
    env['CHROMIUM_PATH'] = browser.path
    console.log(`Browser: ${browser.path}, ${browser.origin}.`)
  }
  // The run of the stories takes the pictures that the step after it compares.
  const isSelected = (name: string) => steps.some((step) => step.name === name)
  const browserPath = env['CHROMIUM_PATH']
  if (browserPath && isSelected('stories') && isSelected('visual') && (await hasReferencesOf(browserPath))) {
    env['LODGE_CAPTURES'] = join(reports, 'captures')
  }
  const postgres = needs('database') ? await startPostgres() : undefined
  if (postgres) {
    env['TEST_DATABASE_URL'] = postgres.url
    console.log(`PostgreSQL: ${postgres.origin}.`)
  }
  const isMissing = needs('database') && !postgres
  if (isMissing) console.log(missingPostgres())
  return {
    environment: { reports, env },
    tally: isMissing && isCi() ? { ...NO_TESTS, failed: 1 } : NO_TESTS,
    dispose: async () => {
      await postgres?.stop()
      rmSync(reports, { recursive: true, force: true })
    },
  }
}

/** Whether the references of stories were made with this version of the browser: pictures of another one are not compared. */
async function hasReferencesOf(browser: string): Promise<boolean> {
  return referenceMajor(REFERENCES) === (await browserMajor(browser))
}

function isCi(): boolean {
  return process.env['CI'] === 'true'
}

function missingPostgres(): string {
  return isCi()
    ? 'PostgreSQL is not installed; with CI=true this counts as a failure.'
    : 'PostgreSQL is not installed: its tests are skipped. Install it, or set TEST_DATABASE_URL to a server.'
}
