/** Calls `take`, which returns a size in bytes, for one address after the other until the sizes reach `budget`. */
export async function takeWithinBudget(
  budget: number,
  addresses: readonly string[],
  take: (address: string) => Promise<number>,
): Promise<void> {
  let total = 0
  for (const address of addresses) {
    if (total >= budget) return
    total += await take(address)
  }
}
