/** Deletes all caches of this site, of every release. */
export async function dropAll(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
}
