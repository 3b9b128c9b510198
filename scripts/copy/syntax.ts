import { parseSync } from 'vite'

/** A node of the syntax tree of Vite's parser, for code that reads nodes of any type. */
export type SyntaxNode = { type: string; start: number; end: number; [field: string]: unknown }

/** A source file's statements, and its comments by their place. */
export type ParsedSource = { statements: SyntaxNode[]; comments: { value: string; end: number }[] }

/** Parses TypeScript. Throws on source that cannot be parsed. */
export function parseSource(path: string, source: string): ParsedSource {
  const { program, errors, comments } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const statements: readonly unknown[] = program.body
  return { statements: statements.filter(isNode), comments }
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Nodes of types, whose strings nobody reads. */
const isType = ({ type }: SyntaxNode): boolean =>
  type.startsWith('TS') &&
  type !== 'TSAsExpression' &&
  type !== 'TSSatisfiesExpression' &&
  type !== 'TSNonNullExpression'

/** Returns the nodes directly within a node, in order, without types. */
export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.values(node)
    .flat()
    .filter(isNode)
    .filter((child) => !isType(child))

/** Returns the text of a string or of a template, with its expressions in braces; undefined for another node. */
export function textOf(node: SyntaxNode, source: string): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = childrenOf(node).toSorted((one, other) => one.start - other.start)
  return parts
    .map((part) => (part.type === 'TemplateElement' ? cooked(part) : parameter(part, source)))
    .join('')
}

function cooked({ value }: SyntaxNode): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

/** `{total}` for a name, `{…}` for another expression. */
function parameter({ type, start, end }: SyntaxNode, source: string): string {
  const isName = type === 'Identifier' || type === 'MemberExpression'
  return `{${isName ? source.slice(start, end) : '…'}}`
}

const COMPARED = new Set(['===', '!==', '==', '!=', 'in', 'instanceof'])

/** Whether a node compares values, so that its strings are codes. */
export const isComparison = ({ type, operator }: SyntaxNode): boolean =>
  (type === 'BinaryExpression' && typeof operator === 'string' && COMPARED.has(operator)) ||
  type === 'SwitchCase'

/** Returns the name of a property that is written in the source; undefined for a computed one. */
export function propertyName(node: SyntaxNode): string | undefined {
  if (node.type !== 'Property' || node['computed'] === true || !isNode(node['key'])) return undefined
  const { name, value } = node['key']
  return String(name ?? value)
}
