import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO_ROOMS, LODGE } from './index.ts'

const root = resolve(import.meta.dirname, '..')
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The texts that identify this lodge: the longest word of its name, and its contact details. */
const longestWord = LODGE.name.split(' ').toSorted((one, other) => other.length - one.length)[0] ?? ''
const identifying = [
  longestWord,
  LODGE.email,
  LODGE.phone,
  LODGE.whatsapp,
  LODGE.ruc,
  LODGE.address.street,
  LODGE.address.town,
  ...LODGE.social.map(({ url }) => url),
].map(plain)

/** The text files under version control that must not name the lodge. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(?:tsx?|jsx?|css|html|json|md|example|txt)$/.test(file))
  .filter((file) => !/^content\/|^README\.md$|(?:^|\/)package-lock\.json$/.test(file))

it('only content/ and the README name the lodge', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) => {
    const text = plain(readFileSync(join(root, file), 'utf8'))
    return identifying.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

it('no text of the software names a room of the lodge', () => {
  const names = DEMO_ROOMS.map(
    ({ identifier }) => new RegExp(`(?<!\\p{L})${escaped(identifier)}(?!\\p{L})`, 'u'),
  )
  const sources = files.filter(
    (file) => /\/src\/.*\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$/.test(file),
  )
  const found = sources.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(COMMENT, '')
    return names.some((name) => name.test(text))
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})

describe('a content folder with an error', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lodge-content-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it.each([
    ['{"title":"Hola","text":""}', 'banner.json: text: must not be empty'],
    ['{"title":', 'banner.json: Unexpected end of JSON input'],
  ])('is refused with the name of the file and the field: %s', (json, message) => {
    writeFileSync(join(folder, 'banner.json'), json)
    const { status, stderr } = spawnSync(process.execPath, ['content/parts/banner.ts'], {
      cwd: root,
      env: { ...process.env, LODGE_CONTENT: folder },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain(message)
  })
})
