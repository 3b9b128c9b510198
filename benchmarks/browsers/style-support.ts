import type { Identifier } from '@mdn/browser-compat-data'
import { type CssNode, type Declaration, parse, walk } from 'css-tree'
import type { BrowserFloor } from '../../scripts/building/browser-floor.ts'
import { browsersWithout, features } from './support.ts'

const { properties, selectors, types, 'at-rules': atRules } = features.css
const media = atRules?.['media']

/** Units that are newer than CSS itself, by MDN's name. */
const UNITS: [RegExp, string][] = [
  [/^d(?:v[hwbi]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:v[hwbi]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:v[hwbi]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq/, 'container_query_length_units'],
  [/^lh$/, 'lh'],
  [/^rlh$/, 'rlh'],
]

/** Returns what a stylesheet uses that a browser of the floor lacks, as `:has (firefox 115)`; not what a `@supports` encloses. */
export function unsupportedInStyles(css: string, floor: BrowserFloor): string[] {
  const found = new Set<string>()
  const report = (name: string, feature: Identifier | undefined) => {
    const lacking = browsersWithout(feature, floor)
    if (lacking.length > 0) found.add(`${name} (${lacking.join(', ')})`)
  }
  walk(parse(css), function visit(node) {
    if (node.type === 'Atrule' && node.name === 'supports') return walk.skip
    if (node.type === 'Declaration') reportDeclaration(node, report)
    else if (node.type === 'Atrule') report(`@${node.name}`, atRules?.[node.name])
    // All browsers with container queries read ranges in them.
    else if (this.atrule?.name !== 'container') reportPart(node, report)
    return undefined
  })
  return [...found]
}

type Report = (name: string, feature: Identifier | undefined) => void

function reportDeclaration({ property, value }: Declaration, report: Report): void {
  const known = properties?.[property]
  report(property, known)
  walk(value, (node) => {
    if (node.type === 'Identifier') report(`${property}: ${node.name}`, known?.[node.name])
    if (node.type === 'Function') {
      report(`${node.name}()`, types?.[node.name] ?? types?.['color']?.[node.name] ?? known?.[node.name])
    }
  })
}

function reportPart(node: CssNode, report: Report): void {
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
    report(`:${node.name}`, selectors?.[node.name])
  if (node.type === 'NestingSelector') report('nesting', selectors?.['nesting'])
  if (node.type === 'FeatureRange') report('@media (a < b)', media?.['range_syntax'])
  if (node.type === 'Feature') report(`@media (${node.name})`, media?.[node.name])
  if (node.type === 'Dimension') {
    const unit = UNITS.find(([pattern]) => pattern.test(node.unit))?.[1]
    if (unit !== undefined) report(node.unit, types?.['length']?.[unit])
  }
}
