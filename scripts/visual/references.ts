import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { comparePictures, encodeReference } from './compare-pictures.ts'

/** A picture of a story that differs from its reference; `files` are to be looked at. */
export type Change = { picture: string; reason: string; files: Record<string, Buffer> }

/** The folders of a run. */
export type Folders = { captures: string; references: string }

/** Compares every capture with its reference. `isWhole` is false when only some stories were captured. */
export async function findChanges(folders: Folders, isWhole: boolean): Promise<Change[]> {
  const captured = picturesIn(folders.captures, 'png')
  const stored = new Set(picturesIn(folders.references, 'webp'))
  const changes = await mapInParallel(captured, (picture) => compare(picture, { folders, stored }))
  return [...changes.flat(), ...(isWhole ? missingCaptures(stored, captured) : [])]
}

async function compare(
  picture: string,
  { folders, stored }: { folders: Folders; stored: ReadonlySet<string> },
): Promise<Change[]> {
  const actual = readFileSync(join(folders.captures, `${picture}.png`))
  if (!stored.has(picture)) return [{ picture, reason: 'there is no reference', files: { actual } }]
  const expected = readFileSync(join(folders.references, `${picture}.webp`))
  const result = await comparePictures(expected, actual)
  if (result.isSame) return []
  const { reason, difference } = result
  return [{ picture, reason, files: { expected, actual, ...(difference && { difference }) } }]
}

const missingCaptures = (stored: ReadonlySet<string>, captured: readonly string[]): Change[] =>
  [...stored]
    .filter((picture) => !captured.includes(picture))
    .map((picture) => ({ picture, reason: 'the story is gone or failed', files: {} }))

/** Makes the captures the references. Removes the references of stories that no longer exist if all were captured. */
export async function updateReferences(folders: Folders, isWhole: boolean): Promise<number> {
  const captured = picturesIn(folders.captures, 'png')
  const changed = await findChanges(folders, isWhole)
  const changedPictures = new Set(changed.map(({ picture }) => picture))
  await mapInParallel(
    captured.filter((picture) => changedPictures.has(picture)),
    async (picture) => {
      const path = join(folders.references, `${picture}.webp`)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, await encodeReference(readFileSync(join(folders.captures, `${picture}.png`))))
    },
  )
  for (const picture of changedPictures) {
    if (!captured.includes(picture)) rmSync(join(folders.references, `${picture}.webp`))
  }
  return changed.length
}

/** Returns the pictures below a folder by their path without ending, in order. */
export function picturesIn(folder: string, format: string): string[] {
  return globSync(`**/*.${format}`, { cwd: folder })
    .map((path) =>
      path
        .split(sep)
        .join('/')
        .slice(0, -format.length - 1),
    )
    .toSorted()
}

async function mapInParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...items.entries()]
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return results
}
