import { expect, it } from 'vitest'
import { isCodeError, mayReloadFor, readReleaseState } from './code-release.ts'

const ENTRY = '/assets/index-old12345.js'
const pageWith = (entry: string) => async () => new Response(`<script type="module" src="${entry}"></script>`)

it('O-05 compares the running release with the one of the server', async () => {
  expect(await readReleaseState(ENTRY, pageWith(ENTRY))).toBe('current')
  expect(await readReleaseState(ENTRY, pageWith('/assets/index-new12345.js'))).toBe('replaced')
})

it('O-05 distinguishes an unreachable or restarting server from a new release', async () => {
  expect(await readReleaseState(ENTRY, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    'unreachable',
  )
  expect(await readReleaseState(ENTRY, async () => new Response('', { status: 502 }))).toBe('unreachable')
})

it('O-05 recognises a part of the program that could not be loaded, in each browser', () => {
  for (const message of [
    'Failed to fetch dynamically imported module: https://admin.example.pe/assets/a.js',
    'error loading dynamically imported module: https://admin.example.pe/assets/a.js',
    'Importing a module script failed.',
  ])
    expect(isCodeError(new TypeError(message))).toBe(true)
  expect(isCodeError(new TypeError('Failed to fetch'))).toBe(false)
})

it('O-05 reloads once for each release', () => {
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  expect([ENTRY, ENTRY, '/assets/index-new12345.js'].map((entry) => mayReloadFor(entry, store))).toEqual([
    true,
    false,
    true,
  ])
})
