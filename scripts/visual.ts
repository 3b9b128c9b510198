import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBrowser } from './testing/find-browser.ts'
import {
  browserMajor,
  explainOtherMajor,
  referenceMajor,
  REFERENCES as references,
  storeMajor,
} from './visual/browser-major.ts'
import { captureStories } from './visual/capture-run.ts'
import { findChanges, picturesIn, updateReferences } from './visual/references.ts'
import { reportChanges, reportOtherMajor } from './visual/report-changes.ts'

// `npm run visual` compares every story with its reference, `npm run visual -- Button board/` the stories of matching files;
// with `--update` the stories become the references.

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    /** A file for the numbers of passed and failed comparisons, for `npm test`. */
    report: { type: 'string' },
  },
})

async function run(): Promise<void> {
  const browser = await findBrowser()
  const major = await browserMajor(browser.path)
  const otherMajor = explainOtherMajor(referenceMajor(references), major)
  const isWhole = filters.length === 0
  // Pictures of two versions cannot stand beside each other, so an update of some stories is refused too.
  if (otherMajor && !(options.update && isWhole)) {
    return reportOtherMajor(otherMajor, {
      count: picturesIn(references, 'webp').length,
      file: options.report,
    })
  }
  const captures = await captureStories(browser.path, filters)
  const folders = { captures: captures.folder, references }
  try {
    if (options.update) {
      // Pictures of another version are all replaced, also where they differ by less than the tolerance.
      if (otherMajor) rmSync(references, { recursive: true, force: true })
      console.log(`References updated: ${await updateReferences(folders, isWhole)}.`)
      storeMajor(references, major)
      return
    }
    const changes = await findChanges(folders, isWhole)
    const isSame = reportChanges(changes, {
      count: picturesIn(folders.captures, 'png').length,
      file: options.report,
    })
    if (!isSame) process.exitCode = 1
  } finally {
    captures.dispose()
  }
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
