import { stopRunningCommands } from './running/run-command.ts'
import { type Lane, type Step, stages, type TestEnvironment } from './testing/steps.ts'
import { describeTally, sumTallies, type Tally } from './testing/tally.ts'
import { prepareTestEnvironment } from './testing/test-environment.ts'

/** Lines shown of a failing step's output: failures come first, sums last, and between them often the HTML of a page. */
const FIRST_LINES = 110
const LAST_LINES = 40

/** Returns the steps named on the command line (`npm test -- unit e2e`), or all that do not wait to be named. Throws on an unknown name. */
function selectStages(names: string[]): Lane[][] {
  const known = stages.flat(2).map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  }
  const isSelected = ({ name, isOnDemand }: Step) => (names.length === 0 ? !isOnDemand : names.includes(name))
  return stages.map((lanes) => lanes.map((lane) => lane.filter(isSelected)))
}

async function runStep(step: Step, environment: TestEnvironment): Promise<Tally> {
  const { tally, result, note } = await step.run(environment)
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${step.name.padEnd(11)} ${describeTally(tally)} (${result.seconds.toFixed(1)} s)`)
  if (note) console.log(`  ${note}`)
  if (tally.failed > 0) console.log(`${shorten(result.output)}\n`)
  return tally
}

function shorten(output: string): string {
  const lines = output.trimEnd().split('\n')
  const omitted = lines.length - FIRST_LINES - LAST_LINES
  if (omitted <= 0) return lines.join('\n')
  return [...lines.slice(0, FIRST_LINES), `… ${omitted} lines omitted …`, ...lines.slice(-LAST_LINES)].join(
    '\n',
  )
}

async function runTests(): Promise<void> {
  const selected = selectStages(process.argv.slice(2))
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interruption.abort()
      stopRunningCommands()
    })
  }
  const prepared = await prepareTestEnvironment(selected.flat(2))
  const tallies = [prepared.tally]
  async function runLane(lane: Lane): Promise<void> {
    for (const step of lane) {
      if (interruption.signal.aborted) return
      tallies.push(await runStep(step, prepared.environment))
    }
  }
  try {
    for (const lanes of selected) await Promise.all(lanes.map(runLane))
  } finally {
    await prepared.dispose()
  }
  const total = sumTallies(tallies)
  if (total.failed > 0 || interruption.signal.aborted) process.exitCode = 1
  if (interruption.signal.aborted) console.log('The tests were interrupted.')
  console.log(describeTally(total))
}

await runTests()
