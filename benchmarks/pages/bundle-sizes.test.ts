import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunksInCircles, initialKilobytes } from './bundle-sizes.ts'

const root = join(import.meta.dirname, '../..')

const scriptsOf = (folder: string): string =>
  globSync('**/*.js', { cwd: join(root, folder) })
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')

// Tests the existing build.
describe('JavaScript of the console', () => {
  it('W-04 initial JavaScript is at most 110 kB, gzip', () => {
    expect(initialKilobytes('admin-console/dist')).toBeLessThanOrEqual(110)
  })
})

describe('compile hints', () => {
  const firstLine = (file: string) => readFileSync(file, 'utf8').split('\n', 1)[0]

  it.each([
    ['admin-console/dist', ['index', 'vendor', 'frame', '_console', 'reservations-panel']],
    ['public-site/dist/client', ['index', 'vendor', 'frame', '_live', 'rooms']],
  ])('W-04 start the chunks in %s that run when a page opens', (folder, names) => {
    const firstLines = globSync(join(root, folder, `assets/{${names.join()}}-*.js`)).map(firstLine)
    expect(firstLines.length).toBeGreaterThanOrEqual(names.length)
    expect(new Set(firstLines)).toEqual(new Set(['//# allFunctionsCalledOnLoad']))
  })
})

it.each(['admin-console/dist', 'public-site/dist/client'])(
  'W-04 no chunks of %s import each other in a circle',
  (folder) => {
    expect(chunksInCircles(folder)).toEqual([])
  },
)

describe('JavaScript of the public site', () => {
  it('W-04 initial JavaScript is at most 105 kB, gzip', () => {
    expect(initialKilobytes('public-site/dist/client')).toBeLessThanOrEqual(105)
  })

  it.each(['reservations-panel', 'view-reservation', 'Salir del Sistema'])(
    'W-04 contains no code of the console, such as %s',
    (word) => {
      expect(scriptsOf('admin-console/dist')).toContain(word)
      expect(scriptsOf('public-site/dist/client')).not.toContain(word)
    },
  )
})
