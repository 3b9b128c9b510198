import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { initialKilobytes } from './bundle-sizes.ts'

const root = join(import.meta.dirname, '..')

const scriptsOf = (folder: string): string =>
  globSync('**/*.js', { cwd: join(root, folder) })
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')

// On the sites as they were built before.
describe('the code that staff load', () => {
  it('W-04 is at most 110 kB at first, gzip', () => {
    expect(initialKilobytes('admin-console/dist')).toBeLessThanOrEqual(110)
  })
})

describe('the code of both sites', () => {
  const firstLine = (file: string) => readFileSync(file, 'utf8').split('\n', 1)[0]

  it.each([
    ['admin-console/dist', ['index', 'vendor', 'frame', '_console', 'reservations-panel']],
    ['public-site/dist/client', ['index', 'vendor', 'frame', '_live', 'rooms']],
  ])('W-04 in %s is compiled as it comes, where a page runs it as it opens', (folder, names) => {
    const firstLines = globSync(join(root, folder, `assets/{${names.join()}}-*.js`)).map(firstLine)
    expect(firstLines.length).toBeGreaterThanOrEqual(names.length)
    expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
  })
})

describe('the code that a visitor loads', () => {
  it('W-04 is at most 105 kB at first, gzip', () => {
    expect(initialKilobytes('public-site/dist/client')).toBeLessThanOrEqual(105)
  })

  it.each(['reservations-panel', 'view-reservation', 'Salir del Sistema'])(
    'W-04 has nothing of the console in it, such as %s',
    (word) => {
      expect(scriptsOf('admin-console/dist')).toContain(word)
      expect(scriptsOf('public-site/dist/client')).not.toContain(word)
    },
  )
})
