import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CommandResult, runCommand } from '../running/run-command.ts'
import { readPlaywrightReport, readReason, readTally, readVitestReport } from './read-report.ts'
import type { Tally } from './tally.ts'

/** One part of `npm test`: its name on the command line, its requirements, and how it runs. */
export type Step = {
  name: string
  needs: 'nothing' | 'database' | 'browser' | 'both'
  run: (environment: TestEnvironment) => Promise<StepOutcome>
  /** Runs only when it is named on the command line. */
  isOnDemand?: true
}

/** The environment of a step: the folder for its report, and the variables with the browser and the database. */
export type TestEnvironment = { reports: string; env: NodeJS.ProcessEnv }

/** `note` is printed below the step, such as why its tests were skipped. */
export type StepOutcome = { tally: Tally; result: CommandResult; note?: string | undefined }

/** Steps that run one after the other. */
export type Lane = Step[]

/**
 * All steps. Stages run one after the other, the lanes of a stage in parallel: a single lane mostly waits, for example for
 * timeouts, databases or browsers, and leaves the processor idle.
 */
export const stages: Lane[][] = [
  [
    [
      vitest('unit', ['--project', 'unit'], 'both'),
      vitest('stories', ['--config', 'vitest.storybook.config.ts'], 'browser'),
      // Compares the pictures that the run of the stories has taken, which lengthens that run (docs/decisions/051-pictures-of-stories.md).
      visual('visual'),
    ],
    [
      vitest('crash', ['--project', 'crash'], 'database'),
      vitest('money', ['--project', 'money'], 'database'),
      vitest('fuzz', ['--project', 'fuzz'], 'database'),
      check('build', ['node', 'scripts/build.ts', '--stale']),
      vitest('size', ['--project', 'size'], 'nothing'),
      vitest('deploy', ['--project', 'deploy'], 'database'),
      // Installs and builds in empty folders, for some minutes.
      { ...check('image', ['node', 'scripts/check-dockerfile.ts']), isOnDemand: true },
    ],
  ],
  [
    [playwright('e2e')],
    [
      // Includes the type check (`typeCheck`), since the linter loads all types anyway.
      check('lint', ['oxlint', '--deny-warnings', '--format', 'unix']),
      check('imports', ['depcruise', '-c', 'dependency-cruiser.config.ts', '.']),
      check('diagrams', ['node', 'scripts/diagrams.ts', '--check']),
      check('format', ['biome', 'check', '--max-diagnostics', '20', '.']),
      check('knip', ['knip', '--no-progress']),
      vitest('utc', ['--project', 'utc'], 'nothing'),
    ],
  ],
]

/** Returns a step that passes or fails as a whole and counts as one test. */
function check(name: string, command: string[]): Step {
  return {
    name,
    needs: 'nothing',
    run: async ({ env }) => {
      const result = await runCommand(command, { env })
      const isPassed = result.exitCode === 0
      return { result, tally: { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: 0 } }
    },
  }
}

function vitest(name: string, options: string[], needs: Step['needs']): Step {
  return {
    name,
    needs,
    run: async ({ env, reports }) => {
      const report = join(reports, `${name}.json`)
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const result = await runCommand(['vitest', 'run', ...options, ...reporters], { env })
      return { result, tally: tallyOf(result, report, readVitestReport) }
    },
  }
}

/** Each picture of a story counts as a test. */
function visual(name: string): Step {
  return {
    name,
    needs: 'browser',
    run: async ({ env, reports }) => {
      const report = join(reports, `${name}.json`)
      const result = await runCommand(['node', 'scripts/visual.ts', '--report', report], {
        env,
        limitSeconds: 3600,
      })
      return { result, tally: tallyOf(result, report, readTally), note: reasonIn(report) }
    },
  }
}

function playwright(name: string): Step {
  return {
    name,
    needs: 'both',
    run: async ({ env, reports }) => {
      const report = join(reports, `${name}.json`)
      const command = [
        'playwright',
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--reporter',
        'line,json',
      ]
      const result = await runCommand(command, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
      return { result, tally: tallyOf(result, report, readPlaywrightReport) }
    },
  }
}

const reasonIn = (report: string): string | undefined =>
  existsSync(report) ? readReason(JSON.parse(readFileSync(report, 'utf8'))) : undefined

/** Counts a run that fails without a failed test as one failure: an unhandled error, a crash, a missing report. */
function tallyOf(result: CommandResult, report: string, read: (report: unknown) => Tally): Tally {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const tally = read(JSON.parse(readFileSync(report, 'utf8')))
  return result.exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
