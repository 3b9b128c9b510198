import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

/** Returns the names of the folders below `path` that have files under version control. */
function foldersOf(path: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', `${path}*/**`], {
    cwd: projectRoot,
    encoding: 'utf8',
  })
  const names = listed.split('\0').flatMap((file) => file.slice(path.length).split('/', 1))
  return [...new Set(names)].filter(Boolean)
}

it.each(['lodge-api/src/', 'lodge-api/test/'])('docs/architecture.md has each folder of %s', (path) => {
  const architecture = textOf('docs/architecture.md')
  expect(foldersOf(path).filter((name) => !architecture.includes(`\`${name}/`))).toEqual([])
})

it('the README has each folder of the project but .ci', () => {
  const readme = textOf('README.md')
  const unnamed = foldersOf('').filter((name) => !readme.includes(`\n${name}/`))
  expect(unnamed).toEqual(['.ci'])
})
