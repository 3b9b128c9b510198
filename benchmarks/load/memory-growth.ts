/** Minutes in which a server still fills caches, compiles code and lets the heap find its size. */
const WARM_UP_MINUTES = 3
/** Fewer later minutes say nothing: resident memory goes up and down by some MB between collections. */
const LEAST_MINUTES = 6
/** A leak of one kB for each of 50 requests a second is 13 MB between the halves of ten minutes. */
const MOST_GROWTH_MB = 10

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Returns by how many MB the mean of the second half of a run's minutes exceeds that of the first half, without the first three minutes;
 * null if the run is too short. `memory` has resident MB, minute by minute.
 */
export function memoryGrowth(memory: readonly number[]): number | null {
  const later = memory.slice(WARM_UP_MINUTES)
  if (later.length < LEAST_MINUTES) return null
  const half = Math.floor(later.length / 2)
  return meanOf(later.slice(-half)) - meanOf(later.slice(0, half))
}

/** Whether memory grows by more than collections explain. */
export const isLeaking = (memory: readonly number[]): boolean => (memoryGrowth(memory) ?? 0) > MOST_GROWTH_MB
