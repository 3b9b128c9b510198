import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'

const MOST_FILES = 20

/** Folders that grow by one file for each change, in the order of the changes. */
const SERIES = ['docs/decisions', 'lodge-api/src/database/migrations']

const SOURCE = /\.(ts|tsx|css|md|mdx)$/

it('no folder has more than 20 source files', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: projectRoot, encoding: 'utf8' }).split('\n')
  const folders = Map.groupBy(
    files.filter((file) => SOURCE.test(file)),
    (file) => posix.dirname(file),
  )
  const tooLarge = [...folders]
    .filter(([folder, { length }]) => length > MOST_FILES && !SERIES.includes(folder))
    .map(([folder, { length }]) => `${folder}: ${length}`)
  expect(tooLarge, 'Give a part of the folder a subfolder.').toEqual([])
})
