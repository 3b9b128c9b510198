import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Row = { id: string; level: string; state: string; evidence: string }

/** The rows of the requirements in docs/security.md. */
const rows: Row[] = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const [, id = '', level = '', , state = '', evidence = ''] = cells
    return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, level, state, evidence }] : []
  })

const filesOf = ({ evidence }: Row): string[] =>
  [...evidence.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const idsWhere = (is: (row: Row) => boolean) => rows.filter(is).map(({ id }) => id)
const TESTS = /\.(?:test\.tsx?|spec\.ts|stories\.tsx)$/

it('O-08 the table has every requirement of levels 1 and 2 of ASVS 5.0 once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70)
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183)
})

it('O-08 each row has a state and says what shows it, or why', () => {
  const states = ['test', 'document', 'not applicable', 'open']
  expect(idsWhere(({ state, evidence }) => !states.includes(state) || evidence.length < 8)).toEqual([])
})

it('O-08 each test and document of the table exists', () => {
  expect(
    idsWhere(
      (row) =>
        row.state === 'test' &&
        (filesOf(row).length === 0 || !filesOf(row).every((path) => TESTS.test(path))),
    ),
  ).toEqual([])
  expect(idsWhere((row) => row.state === 'document' && filesOf(row).length === 0)).toEqual([])
  const missing = rows.flatMap(filesOf).filter((path) => path.includes('/') && !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

it('O-08 the introduction counts the rows of each state', () => {
  const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const count = (state: string) => rows.filter((row) => row.state === state).length
  expect(text).toContain(`${count('test')} are shown by a test, ${count('document')} are written down`)
  expect(text.replaceAll('\n', ' ')).toContain(
    `${count('not applicable')} do not apply, and ${count('open')} are open`,
  )
})
