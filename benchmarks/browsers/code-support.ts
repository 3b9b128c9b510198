import { type AnyNode, type CallExpression, type ecmaVersion, type NewExpression, parse } from 'acorn'
import { full } from 'acorn-walk'
import type { BrowserFloor } from '../../scripts/building/browser-floor.ts'
import { type ApiUse, browsersLacking } from './api-support.ts'
import { browsersWithout, features } from './support.ts'

export type CodeFloor = {
  browsers: BrowserFloor
  /** The newest syntax, regular expressions included, that all these browsers read. */
  syntax: ecmaVersion
}

const LOOKBEHIND = features.javascript.regular_expressions?.['lookbehind_assertion']
const STATIC_BLOCK = features.javascript.classes?.['static']?.['initialization_blocks']

const LOOKBEHIND_PATTERN = /\(\?<[=!]/

/**
 * Returns what a script uses that a browser of the floor lacks, as `toSorted (chrome 109)`. Throws if it does not parse as the floor's
 * syntax. Only calls count: a property that is merely read is being tested for.
 */
export function unsupportedInCode(code: string, { browsers, syntax }: CodeFloor): string[] {
  const found = new Set<string>()
  const report = (name: string, lacking: readonly string[]) => {
    if (lacking.length > 0) found.add(`${name} (${lacking.join(', ')})`)
  }
  full(parse(code, { ecmaVersion: syntax, sourceType: 'module' }), (node) => {
    if (node.type === 'StaticBlock') report('static block', browsersWithout(STATIC_BLOCK, browsers))
    if (hasLookbehind(node)) report('lookbehind', browsersWithout(LOOKBEHIND, browsers))
    if (isCall(node)) for (const use of useOf(node)) report(use.name, browsersLacking(use, browsers))
  })
  return [...found]
}

const isCall = (node: AnyNode): node is CallExpression | NewExpression =>
  node.type === 'NewExpression' || (node.type === 'CallExpression' && !node.optional)

function hasLookbehind(node: AnyNode): boolean {
  if (node.type === 'TemplateElement') return LOOKBEHIND_PATTERN.test(node.value.raw)
  if (node.type !== 'Literal') return false
  return LOOKBEHIND_PATTERN.test(node.regex?.pattern ?? (typeof node.value === 'string' ? node.value : ''))
}

function useOf({ callee }: CallExpression | NewExpression): ApiUse[] {
  if (callee.type === 'Identifier') return [{ kind: 'global', name: callee.name }]
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier')
    return []
  const object = callee.object.type === 'Identifier' ? callee.object.name : null
  return [{ kind: 'member', object, name: callee.property.name }]
}
