import { PhotoTypeUnknown } from './photo-errors.ts'

/** The document type is at the start; drawing programs define some ten entities in it. */
const HEAD_LENGTH = 16_384
const DOCTYPE = /<!DOCTYPE[^>[]*(?:\[([^\]]*)\]\s*)?>/i

/** An entity whose value is a short text without markup, such as the namespaces that Illustrator defines. */
const PLAIN_ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/g

/** No picture needs more references to entities; more would let a small file grow large. */
const MOST_REFERENCES = 1000
const REFERENCE = /&([\w.-]+);/g

const LINK = /<(?:\w+:)?a(?=\s)[^<>]*>/g
const HREF = /\s(?:\w+:)?href\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * Removes from an SVG what drawing programs write into it and its picture does not need: comments, the document type
 * with its entities, whose plain values are filled in, and the targets of links. Throws `PhotoTypeUnknown` for other
 * entities.
 */
export function cleanSvg(svg: Uint8Array): Uint8Array {
  const text = withoutComments(Buffer.from(svg.buffer, svg.byteOffset, svg.byteLength).toString('utf8'))
  return Buffer.from(withoutDoctype(text).replace(LINK, (tag) => tag.replace(HREF, '')))
}

/** A search for the end of each comment stays linear, also where none ends. */
function withoutComments(text: string): string {
  const parts: string[] = []
  let from = 0
  for (;;) {
    const start = text.indexOf('<!--', from)
    const end = start === -1 ? -1 : text.indexOf('-->', start)
    if (end === -1) return parts.join('') + text.slice(from)
    parts.push(text.slice(from, start))
    from = end + '-->'.length
  }
}

function withoutDoctype(text: string): string {
  const head = text.slice(0, HEAD_LENGTH)
  const [doctype, definitions = ''] = DOCTYPE.exec(head) ?? []
  const rest = doctype === undefined ? text : head.replace(doctype, () => '') + text.slice(HEAD_LENGTH)
  if (/<!ENTITY/i.test(definitions.replace(PLAIN_ENTITY, '')) || /<!ENTITY/i.test(rest))
    throw new PhotoTypeUnknown('photo_svg_entities')
  return filled(rest, definitions)
}

function filled(text: string, definitions: string): string {
  const values = new Map<string, string>()
  for (const [, name = '', double, single] of definitions.matchAll(PLAIN_ENTITY))
    values.set(name, double ?? single ?? '')
  let references = 0
  return text.replace(REFERENCE, (reference, name: string) => {
    const value = values.get(name)
    if (value === undefined) return reference
    references += 1
    if (references > MOST_REFERENCES) throw new PhotoTypeUnknown('photo_svg_entities')
    return value
  })
}
