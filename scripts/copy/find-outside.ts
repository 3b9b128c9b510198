import { childrenOf, isNode, parseSource, type SyntaxNode, textOf } from './syntax.ts'

/** Attributes that are shown or read aloud. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
])

/** Letters and signs that Spanish has and English has not. */
const SPANISH_SIGN = /[áéíóúñÁÉÍÓÚÑ¿¡]/
/** Frequent Spanish words between two others. */
const SPANISH_WORD = /\p{L} (?:de|del|la|el|los|las|que|en|se|un|una|con|para|por|su|y|al) \p{L}/u
const WORD = /\p{L}{2}/u

/** Returns the texts of a source file that people read although they are not in the copy. */
export const textsOutsideCopy = (path: string, source: string): string[] =>
  parseSource(path, source)
    .statements.filter(({ type }) => type !== 'ImportDeclaration')
    .flatMap((statement) => textsIn(statement, source))

function textsIn(node: SyntaxNode, source: string): string[] {
  const text =
    node.type === 'JSXText' ? shownText(node) : (spokenText(node, source) ?? spanishText(node, source))
  return text === undefined ? childrenOf(node).flatMap((part) => textsIn(part, source)) : [text]
}

/** Any words between tags. Character references are not words. */
function shownText({ value }: SyntaxNode): string | undefined {
  const text = String(value).trim()
  return WORD.test(text.replaceAll(/&\w+;/g, '')) ? text : undefined
}

function spokenText({ type, name, value }: SyntaxNode, source: string): string | undefined {
  if (type !== 'JSXAttribute' || !isNode(name) || !isNode(value)) return undefined
  const written = isNode(value['expression']) ? value['expression'] : value
  const text = SPOKEN.has(source.slice(name.start, name.end)) ? textOf(written, source) : undefined
  return text !== undefined && WORD.test(text.replaceAll(/\{[^}]*\}/g, '')) ? text : undefined
}

function spanishText(node: SyntaxNode, source: string): string | undefined {
  const text = textOf(node, source)
  return text !== undefined && (SPANISH_SIGN.test(text) || SPANISH_WORD.test(text)) ? text : undefined
}
