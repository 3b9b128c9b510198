import type { Identifier } from '@mdn/browser-compat-data'
import type { BrowserFloor } from '../../scripts/building/browser-floor.ts'
import { browsersWithout, features } from './support.ts'

/** What code uses of the platform, as far as its text shows it. */
export type ApiUse =
  /** `name(…)` or `new Name(…)`. */
  | { kind: 'global'; name: string }
  /** `object.name(…)`; `object` is null if it is not a plain name. */
  | { kind: 'member'; object: string | null; name: string }

const builtins: Record<string, Identifier | undefined> = features.javascript.builtins ?? {}
const interfaces: Record<string, Identifier | undefined> = { ...features.api, ...builtins }

/** Web interfaces whose members are looked up by name alone. The rest, such as WebGPU, have names that any object may have. */
const COMMON =
  /^(?:Abort|Blob$|Cache|CanvasRenderingContext2D$|DataTransfer|Document|DOMTokenList$|Element$|Event|File|FontFaceSet$|FormData$|Headers$|History$|HTML|IntersectionObserver|Location$|MediaQueryList|MutationObserver|Navigator$|Node|Performance$|Range$|ReadableStream$|Request$|Resize|Response$|Selection$|ServiceWorker|Storage$|URL|Window)/

const isIdentifier = (value: unknown): value is Identifier => typeof value === 'object' && value !== null

const membersOf = (one: Identifier): [string, Identifier][] =>
  Object.entries(one).filter(
    (entry): entry is [string, Identifier] => entry[0] !== '__compat' && isIdentifier(entry[1]),
  )

/** The owners of a member, by its name: `at` is in Array, String and others. */
const owners = new Map<string, Identifier[]>()
for (const [interfaceName, owner] of Object.entries(interfaces)) {
  const isLookedUp = owner && (interfaceName in builtins || COMMON.test(interfaceName))
  for (const [key, member] of isLookedUp ? membersOf(owner) : []) {
    const name = key.replace(/_static$/, '')
    owners.set(name, [...(owners.get(name) ?? []), member])
  }
}

/**
 * Returns the browsers of the floor that lack what code uses. The type of an object is unknown: a member is missing if all
 * that have this name are missing.
 */
export function browsersLacking(use: ApiUse, floor: BrowserFloor): string[] {
  if (use.kind === 'global') return browsersWithout(interfaces[use.name] ?? globalFunction(use.name), floor)
  const owner = use.object === null ? undefined : interfaces[use.object]
  const own = owner?.[`${use.name}_static`] ?? owner?.[use.name]
  if (own) return browsersWithout(own, floor)
  const candidates = (owners.get(use.name) ?? []).map((member) => browsersWithout(member, floor))
  return candidates.every((lacking) => lacking.length > 0) ? (candidates[0] ?? []) : []
}

const globalFunction = (name: string): Identifier | undefined =>
  features.api['Window']?.[name] ?? features.api['WorkerGlobalScope']?.[name]
