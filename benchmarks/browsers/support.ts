import { createRequire } from 'node:module'
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data'
import type { BrowserFloor } from '../../scripts/building/browser-floor.ts'

const isCompatData = (value: unknown): value is CompatData =>
  typeof value === 'object' && value !== null && 'css' in value && 'javascript' in value

// Not imported, since Vitest would convert its 20 MB into a module.
const data: unknown = createRequire(import.meta.url)('@mdn/browser-compat-data')
if (!isCompatData(data)) throw new Error('@mdn/browser-compat-data has another form')

/** MDN's data about which browser version supports what. */
export const features = data

const NAMES: Record<string, BrowserName> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
}

/** Returns the browsers of the floor that lack a feature; none if MDN has no data about it. */
export function browsersWithout(feature: Identifier | undefined, floor: BrowserFloor): string[] {
  const compat = feature?.__compat
  if (!compat) return []
  return Object.entries(floor)
    .filter(([name, version]) => !isSupported(compat, name, version))
    .map(([name, version]) => `${name} ${version}`)
}

function isSupported({ support }: CompatStatement, name: string, version: string): boolean {
  const browser = NAMES[name]
  if (!browser) throw new Error(`MDN's data has no browser ${name}`)
  return [support[browser] ?? []].flat().some((statement) => isIn(statement, version))
}

function isIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement
  if (flags || prefix || other || typeof added !== 'string' || added === 'preview') return false
  return isAtMost(added, version) && !(typeof removed === 'string' && isAtMost(removed, version))
}

/** Whether version `one` (`"15.6"`, or `"≤79"`) is at most `other`. */
function isAtMost(one: string, other: string): boolean {
  const [first, second] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number))
  const [major = 0, minor = 0] = first ?? []
  const [otherMajor = 0, otherMinor = 0] = second ?? []
  return major < otherMajor || (major === otherMajor && minor <= otherMinor)
}
