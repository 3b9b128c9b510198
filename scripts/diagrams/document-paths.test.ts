import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'

const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: projectRoot, encoding: 'utf8' })
  .split('\0')
  .filter(Boolean)

/** Matches the target of a relative Markdown link, without its fragment. */
const LINK = /\]\((?!https?:)([^)#]+)/g
/** Matches a path from the project's root between backticks; placeholders such as `<subject>` do not match. */
const PATH =
  /`((?:admin-console|benchmarks|content|e2e|lodge-api|public-site|scripts|shared-ui)\/[\w./$-]*)`/g

function missingPaths(document: string): string[] {
  const text = readFileSync(join(projectRoot, document), 'utf8')
  const links = Array.from(text.matchAll(LINK), ([, path = '']) => join(dirname(document), path))
  const paths = Array.from(text.matchAll(PATH), ([, path = '']) => path)
  return [...links, ...paths].filter((path) => !path.includes('NNN') && !existsSync(join(projectRoot, path)))
}

it.each(documents)('%s names only files that exist', (document) => {
  expect(missingPaths(document)).toEqual([])
})
