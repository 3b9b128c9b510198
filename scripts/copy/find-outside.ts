import { childrenOf, isComparison, isNode, parseSource, type SyntaxNode, textOf } from './syntax.ts'

/** Attributes and properties that are shown or read aloud, on elements and on components. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'error',
  'header',
  'heading',
  'hint',
  'intro',
  'label',
  'lead',
  'legend',
  'message',
  'note',
  'placeholder',
  'submit',
  'text',
  'title',
])

/** Letters and signs that Spanish has and English has not. */
const SPANISH_SIGN = /[áéíóúñÁÉÍÓÚÑ¿¡]/
/** Frequent Spanish words between two others. */
const SPANISH_WORD = /\p{L} (?:de|del|la|el|los|las|que|en|se|un|una|con|para|por|su|y|al) \p{L}/u
const WORD = /\p{L}{2}/u
/** A sentence or the name of something: codes, class names and addresses start with a small letter or have none after it. */
const CAPITALISED = /^\p{Lu}\p{Ll}+(?:[ .,:;!?…]|$)/u

/** Returns the texts of a source file that people read although they are not in the copy. */
export const textsOutsideCopy = (path: string, source: string): string[] =>
  parseSource(path, source)
    .statements.filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) =>
      textsIn(statement, { source, isSite: !path.startsWith('lodge-api/'), shows: false }),
    )

/** `shows` is whether the value of an expression is shown as it is: a child of an element, or a spoken attribute. */
type Place = { source: string; isSite: boolean; shows: boolean }

function textsIn(node: SyntaxNode, place: Place): string[] {
  const text = textAt(node, place)
  if (text !== undefined) return [text]
  return partsOf(node, place).flatMap((part) =>
    textsIn(part, { ...place, shows: isShown(part, node, place) }),
  )
}

function textAt(node: SyntaxNode, { source, isSite, shows }: Place): string | undefined {
  const written = node.type === 'JSXText' ? String(node['value']).trim() : textOf(node, source)
  if (written === undefined) return undefined
  // Character references and parameters are not words, nor are the endings of ids.
  const words = written.replaceAll(/&\w+;|\{[^}]*\}(?:-[\w-]+)?/g, '')
  if ((node.type === 'JSXText' || shows) && WORD.test(words)) return written
  if (SPANISH_SIGN.test(words) || SPANISH_WORD.test(written)) return written
  return isSite && CAPITALISED.test(words.trim()) ? written : undefined
}

/** The parts of a node that may be read: not what is compared, nor the messages of errors, nor names of members. */
function partsOf(node: SyntaxNode, { isSite }: Place): SyntaxNode[] {
  if (isSite && isOfError(node)) return []
  return childrenOf(node).filter((part) => {
    if (part.type !== 'Literal') return true
    return !isComparison(node) && !(node.type === 'Property' && part === node['key'])
  })
}

/** What an error is made with; only developers read it. Collections are made with what they contain. */
function isOfError({ type, callee, left }: SyntaxNode): boolean {
  if (type === 'NewExpression') return !isNode(callee) || !/^(?:Map|Set)$/.test(String(callee['name']))
  if (type === 'CallExpression') return isNode(callee) && callee.type === 'Super'
  // `this.name = 'Offline'`
  return (
    type === 'AssignmentExpression' &&
    isNode(left) &&
    isNode(left['object']) &&
    left['object'].type === 'ThisExpression'
  )
}

/** Expressions whose value is that of one of their parts. */
const PASSING = new Set([
  'ArrayExpression',
  'JSXExpressionContainer',
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
])

function isShown(part: SyntaxNode, node: SyntaxNode, { source, shows, isSite }: Place): boolean {
  const { type } = node
  if (type === 'JSXElement' || type === 'JSXFragment') return true
  if (type === 'JSXAttribute' || (type === 'Property' && isSite))
    return part === node['value'] && isSpoken(node, source)
  if (!shows) return false
  if (type === 'ConditionalExpression') return part !== node['test']
  if (type === 'LogicalExpression') return node['operator'] !== '&&' || part === node['right']
  if (type === 'BinaryExpression') return node['operator'] === '+'
  // What a list is mapped to.
  if (type === 'CallExpression') return part.type === 'ArrowFunctionExpression'
  if (type === 'ArrowFunctionExpression') return part === node['body']
  return PASSING.has(type)
}

function isSpoken({ name, key }: SyntaxNode, source: string): boolean {
  const named = isNode(name) ? name : key
  return isNode(named) && SPOKEN.has(source.slice(named.start, named.end).replaceAll(/^['"]|['"]$/g, ''))
}
