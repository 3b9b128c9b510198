import { stopRunningCommands } from './running/run-command.ts'
import { type Step, type Surroundings, steps } from './testing/steps.ts'
import { prepareSurroundings } from './testing/surroundings.ts'
import { describeTally, sumTallies, type Tally } from './testing/tally.ts'

/** Where a failing step says more: what failed stands first, the sums last, and between them often a whole page's HTML. */
const FIRST_LINES = 110
const LAST_LINES = 40

/** The steps named on the command line (`npm test -- unit e2e`), or all of them. */
function chosenSteps(names: string[]): Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name))
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`,
    )
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name))
}

async function runStep(step: Step, surroundings: Surroundings): Promise<Tally> {
  const { tally, result } = await step.run(surroundings)
  const mark = tally.failed === 0 ? '✓' : '✗'
  console.log(`${mark} ${step.name.padEnd(11)} ${describeTally(tally)} (${result.seconds.toFixed(1)} s)`)
  if (tally.failed > 0) console.log(`${shorten(result.output)}\n`)
  return tally
}

function shorten(output: string): string {
  const lines = output.trimEnd().split('\n')
  const left = lines.length - FIRST_LINES - LAST_LINES
  if (left <= 0) return lines.join('\n')
  return [...lines.slice(0, FIRST_LINES), `… ${left} lines more …`, ...lines.slice(-LAST_LINES)].join('\n')
}

async function runTests(): Promise<void> {
  const chosen = chosenSteps(process.argv.slice(2))
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      interruption.abort()
      stopRunningCommands()
    })
  }
  const prepared = await prepareSurroundings(chosen)
  const tallies = [prepared.tally]
  try {
    for (const step of chosen) {
      if (interruption.signal.aborted) break
      tallies.push(await runStep(step, prepared.surroundings))
    }
  } finally {
    await prepared.dispose()
  }
  const total = sumTallies(tallies)
  if (total.failed > 0 || interruption.signal.aborted) process.exitCode = 1
  if (interruption.signal.aborted) console.log('The tests were interrupted.')
  console.log(describeTally(total))
}

await runTests()
