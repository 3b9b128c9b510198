import {
  childrenOf,
  isComparison,
  isNode,
  parseSource,
  propertyName,
  type SyntaxNode,
  textOf,
} from './syntax.ts'

/**
 * A text of the copy, with its parameters in braces, and the properties that lead to it:
 * `problems.charge_unknown.title`. The key is empty for the export's own value.
 */
export type CopyText = { key: string; text: string }

/** A constant or function of the copy with its doc comment and its texts. */
export type CopyExport = { name: string; note: string; texts: CopyText[] }

const LETTER = /\p{L}/u

/** Returns what a file of the copy declares, without declarations that contain no text. */
export function readTexts(path: string, source: string): CopyExport[] {
  const { statements, comments } = parseSource(path, source)
  const noteBefore = (start: number): string => {
    const note = comments.find(
      ({ value, end }) => value.startsWith('*') && source.slice(end, start).trim() === '',
    )
    return note
      ? note.value
          .replaceAll(/^\s*\*+ ?/gm, '')
          .trim()
          .replaceAll(/\s+/g, ' ')
      : ''
  }
  return statements
    .flatMap((statement) =>
      declarationsOf(statement).map(({ name, value }) => ({
        name,
        note: noteBefore(statement.start),
        texts: withoutRepetitions(textsIn(value, { key: '', source })),
      })),
    )
    .filter(({ texts }) => texts.length > 0)
}

/** One of each: several outcomes may have the same text. */
const withoutRepetitions = (texts: readonly CopyText[]): CopyText[] => [
  ...new Map(texts.map((text) => [`${text.key} ${text.text}`, text])).values(),
]

type Declaration = { name: string; value: SyntaxNode }

function declarationsOf(statement: SyntaxNode): Declaration[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement
  if (!isNode(declared)) return []
  const nodes = declared.type === 'VariableDeclaration' ? childrenOf(declared) : [declared]
  return nodes.flatMap((node) => {
    const value = node.type === 'FunctionDeclaration' ? node['body'] : node['init']
    const { id } = node
    return isNode(id) && isNode(value) ? [{ name: String(id['name']), value }] : []
  })
}

type Place = { key: string; source: string }

function textsIn(node: SyntaxNode, place: Place): CopyText[] {
  const { key, source } = place
  const text = textOf(node, source)
  const own = text !== undefined && LETTER.test(text.replaceAll(/\{[^}]*\}/g, '')) ? [{ key, text }] : []
  const name = propertyName(node)
  if (name !== undefined && isNode(node['value'])) {
    return textsIn(node['value'], { key: key === '' ? name : `${key}.${name}`, source })
  }
  // The messages of errors are for developers.
  if (node.type === 'NewExpression') return []
  const parts = childrenOf(node).filter(({ type }) => !(isComparison(node) && type === 'Literal'))
  return [...own, ...parts.flatMap((part) => textsIn(part, place))]
}
