import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../running/project.ts'

/** This test, which names ids as examples. */
const OWN = /cited-documents\.test\.ts$/

const sources = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.js', '*.css'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

/** The lines of comments: those that begin with `//`, `/*` or `*`. */
const COMMENT = /^\s*(?:\/\/|\/?\*).*/gm
const DOCUMENT = /[\w./-]+\.mdx?\b/g

function missingDocuments(path: string): string[] {
  const cited = (textOf(path).match(COMMENT) ?? []).flatMap((comment) => comment.match(DOCUMENT) ?? [])
  return cited.filter(
    (document) =>
      !existsSync(join(projectRoot, document)) && !existsSync(join(projectRoot, dirname(path), document)),
  )
}

it('comments cite only documents of the project', () => {
  const missing = sources.flatMap((path) => missingDocuments(path).map((document) => `${path}: ${document}`))
  expect(missing).toEqual([])
})

const DEFINED = new Set(
  Array.from(textOf('docs/requirements.md').matchAll(/^\| ([A-Z]-\d\d|case \d+) \|/gm), ([, id = '']) => id),
)

/** Returns the ids of requirements (`P-07`) and cases (`case 7`, in tags `case-7`) in the text of a test. */
const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\b([A-Z]-\d\d)\b|\bcases?[ -](\d+)(?: and (\d+))?/g), ([, row, ...cases]) =>
    row === undefined ? cases.filter(Boolean).map((number) => `case ${number}`) : [row],
  ).flat()

it('tests and stories name only requirements and cases that are defined', () => {
  const tests = sources.filter((path) => /\.(?:test|spec|stories)\.tsx?$/.test(path) && !OWN.test(path))
  const missing = tests.flatMap((path) =>
    idsIn(textOf(path))
      .filter((id) => !DEFINED.has(id))
      .map((id) => `${path}: ${id}`),
  )
  expect(missing).toEqual([])
})
