/** Where the guide of plants is kept, whatever the release; another form of what is kept is another number. */
export const GUIDE_CACHE = 'plant-guide-1'

/** Where a release is kept. */
export const releaseCache = (release: string): string => `site-${release}`

/**
 * Which of the caches, from the oldest to the newest, can go once `release` is in charge. The release before it stays: pages
 * of its are still open, and ask for code that the server no longer has.
 */
export function outdatedCaches(names: readonly string[], release: string): string[] {
  const current = releaseCache(release)
  const others = names.filter((name) => name !== current && name !== GUIDE_CACHE)
  const before = others.findLast((name) => name.startsWith(releaseCache('')))
  return others.filter((name) => name !== before)
}
