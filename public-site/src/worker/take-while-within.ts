/** Takes one address after the other, each with what it weighs, until they weigh `most` together. */
export async function takeWhileWithin(
  most: number,
  addresses: readonly string[],
  take: (address: string) => Promise<number>,
): Promise<void> {
  let weight = 0
  for (const address of addresses) {
    if (weight >= most) return
    weight += await take(address)
  }
}
