import { setTimeout as sleep } from 'node:timers/promises'

/** What became of one arrival. `milliseconds` counts from the time it was due, so that a server that is late is not asked less. */
export type Sample = { kind: string; milliseconds: number; result: string }

/** One arrival: its kind, and what it does; resolves to its result, such as `200`. */
export type Arrival = { kind: string; run: () => Promise<string> }

/**
 * Starts `perSecond` arrivals each second for `seconds`, whether or not earlier ones have ended (an open model), and waits for the
 * last one. A failure counts as a result by its name.
 */
export async function runOpenLoad(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  next: () => Arrival,
): Promise<Sample[]> {
  const samples: Sample[] = []
  const running: Promise<void>[] = []
  const start = performance.now()

  async function arrive({ kind, run }: Arrival, dueAt: number): Promise<void> {
    const result = await run().catch((error: unknown) => (error instanceof Error ? error.name : 'failed'))
    samples.push({ kind, milliseconds: performance.now() - dueAt, result })
  }

  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueAt = start + (number * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await sleep(early)
    running.push(arrive(next(), dueAt))
  }
  await Promise.all(running)
  return samples
}

export type Distribution = {
  count: number
  p50: number
  p99: number
  max: number
  results: Record<string, number>
}

/** Summarises the samples of each kind, in ms. */
export function distributionsOf(samples: readonly Sample[]): Record<string, Distribution> {
  const kinds = Map.groupBy(samples, ({ kind }) => kind)
  return Object.fromEntries(Array.from(kinds, ([kind, ofKind]) => [kind, distributionOf(ofKind)]))
}

function distributionOf(samples: readonly Sample[]): Distribution {
  const sorted = samples.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const results: Record<string, number> = {}
  for (const { result } of samples) results[result] = (results[result] ?? 0) + 1
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1), results }
}
