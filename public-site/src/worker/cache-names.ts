/** The cache of the plant guide, shared by all releases. A change of its format needs a new number. */
export const GUIDE_CACHE = 'plant-guide-1'

/** Returns the name of a release's cache. */
export const releaseCache = (release: string): string => `site-${release}`

/**
 * Returns the caches to delete once `release` is active, from `names` in order of creation. The previous release is retained,
 * since its open pages may request code that the server no longer has.
 */
export function outdatedCaches(names: readonly string[], release: string): string[] {
  const current = releaseCache(release)
  const others = names.filter((name) => name !== current && name !== GUIDE_CACHE)
  const before = others.filter((name) => name.startsWith(releaseCache(''))).at(-1)
  return others.filter((name) => name !== before)
}

/** Deletes all caches of this site, of every release. */
export async function dropAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
