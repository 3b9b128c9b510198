import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../running/project.ts'
import type { Tally } from '../testing/tally.ts'
import type { Change } from './references.ts'

/** The pictures that differ: expected, actual and their difference. */
const results = 'test-results/visual'

/** Prints what changed and saves the pictures to look at. Returns whether nothing changed. */
export function reportChanges(
  changes: readonly Change[],
  { count, file }: { count: number; file: string | undefined },
): boolean {
  rmSync(join(projectRoot, results), { recursive: true, force: true })
  for (const { picture, reason, files } of changes) {
    console.log(`✗ ${picture}: ${reason}`)
    for (const [kind, content] of Object.entries(files)) save(join(results, `${picture}.${kind}`), content)
  }
  const failed = changes.length
  if (file) writeTally(file, { passed: Math.max(0, count - failed), failed, skipped: 0 })
  console.log(
    failed === 0
      ? `${count} pictures of stories are as their references.`
      : `${failed} pictures of stories changed; see ${results}. If this is intended: npm run visual -- --update`,
  )
  return failed === 0
}

/**
 * Throws why the references cannot be used with this browser. In `npm test` their pictures count as skipped instead: a browser
 * that the system has updated must not fail changes that have nothing to do with it.
 */
export function reportOtherMajor(
  reason: string,
  { count, file }: { count: number; file: string | undefined },
): void {
  if (file === undefined || count === 0) throw new Error(reason)
  writeTally(file, { passed: 0, failed: 0, skipped: count, reason })
}

/** Writes the numbers for `npm test`, and why pictures were skipped. */
function writeTally(file: string, tally: Tally & { reason?: string }): void {
  writeFileSync(file, JSON.stringify(tally))
}

function save(name: string, content: Buffer): void {
  // References are WebP, captures and differences PNG.
  const isWebp = content.toString('latin1', 8, 12) === 'WEBP'
  const path = join(projectRoot, `${name}.${isWebp ? 'webp' : 'png'}`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
