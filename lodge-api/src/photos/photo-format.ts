/** The accepted picture formats. */
export type PhotoFormat = 'gif' | 'png' | 'jpeg' | 'webp' | 'svg'

type Signature = { format: PhotoFormat; at: number; bytes: string }

// The first bytes of each format, as Latin-1 text: GIF89a §17, PNG §5.2, JPEG (SOI and a marker), RIFF container.
const SIGNATURES: Signature[] = [
  { format: 'gif', at: 0, bytes: 'GIF87a' },
  { format: 'gif', at: 0, bytes: 'GIF89a' },
  { format: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'webp', at: 8, bytes: 'WEBPVP8' },
]

/** The root element of an SVG must begin within these bytes, after declarations, comments and a licence. */
const SVG_SEARCH_BYTES = 4096
const SVG_PROLOG = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i
const SVG = /^<(?:\w+:)?svg[\s>]/

const isSvg = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, SVG_SEARCH_BYTES))
  return SVG.test(start.replace(SVG_PROLOG, ''))
}

/** Returns the format by the file's content, not its name; null for a format that is not accepted. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const found = SIGNATURES.find((signature) => start.startsWith(signature.bytes, signature.at))
  if (found) return found.format
  return isSvg(bytes) ? 'svg' : null
}

/**
 * Whether an SVG refers to anything outside itself (files, URLs, other pictures, stylesheets) or defines entities. The
 * renderer ignores such references, and a picture with holes is useless, so it is rejected.
 */
export const hasExternalReferences = (svg: Uint8Array): boolean =>
  EXTERNAL_REFERENCE.test(Buffer.from(svg.buffer, svg.byteOffset, svg.byteLength).toString('utf8'))

const EXTERNAL_REFERENCE =
  /<!ENTITY|<\?xml-stylesheet|<\w+:include\b|@import|[\s:]href\s*=(?!\s*["']#)|url\((?!\s*["']?#)/i
