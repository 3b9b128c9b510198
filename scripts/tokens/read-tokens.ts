import { type CssNode, generate, parse, type Rule } from 'css-tree'

/** The custom properties of a rule by their names without `--`, in order, each with the nodes of its value. */
export type Tokens = ReadonlyMap<string, readonly CssNode[]>

/** Returns the custom properties of a rule outside `@media`. Throws if the stylesheet does not have the rule. */
export function readTokens(stylesheet: string, selector: string): Tokens {
  const rule = findRule(stylesheet, selector)
  const tokens = new Map<string, readonly CssNode[]>()
  for (const node of rule.block.children) {
    if (node.type !== 'Declaration' || !node.property.startsWith('--')) continue
    if (node.value.type !== 'Value') throw new Error(`The value of ${node.property} cannot be parsed.`)
    tokens.set(node.property.slice(2), node.value.children.toArray())
  }
  return tokens
}

function findRule(stylesheet: string, selector: string): Rule {
  const sheet = parse(stylesheet, { parseCustomProperty: true })
  const nodes = sheet.type === 'StyleSheet' ? sheet.children.toArray() : []
  const rule = nodes.find((node): node is Rule => node.type === 'Rule' && generate(node.prelude) === selector)
  if (!rule) throw new Error(`The stylesheet has no rule ${selector}.`)
  return rule
}
