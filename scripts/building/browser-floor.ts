import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The oldest supported version of each browser, by its name in Browserslist: `{ chrome: '109', ios_saf: '15.6' }`. */
export type BrowserFloor = Readonly<Record<string, string>>

const isTextArray = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Reads the oldest supported browsers of a site from `browserslist` in its `package.json`. */
export function browserFloor(site: 'public-site' | 'admin-console'): BrowserFloor {
  const settings: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../..', site, 'package.json'), 'utf8'),
  )
  const list =
    typeof settings === 'object' && settings && 'browserslist' in settings ? settings.browserslist : null
  if (!isTextArray(list)) throw new Error(`${site}/package.json has no browserslist`)
  return Object.fromEntries(
    list.map((line) => {
      const [, name, version] = /^(\w+) ([\d.]+)$/.exec(line) ?? []
      if (!name || !version) throw new Error(`${site}/package.json: not a browser and its version: ${line}`)
      return [name, version]
    }),
  )
}

/** The same browsers as Vite's `build.target` names them. */
export const buildTarget = (site: 'public-site' | 'admin-console'): string[] =>
  Object.entries(browserFloor(site)).map(([name, version]) => name.replace('ios_saf', 'ios') + version)
