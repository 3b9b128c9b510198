/** The kinds of picture that are taken. */
type PhotoFormat = 'gif' | 'png' | 'jpeg' | 'webp' | 'svg'

type Signature = { format: PhotoFormat; at: number; bytes: string }

// The first bytes of each format, as Latin-1 text: GIF89a §17, PNG §5.2, JPEG (SOI and a marker), RIFF container.
const SIGNATURES: Signature[] = [
  { format: 'gif', at: 0, bytes: 'GIF87a' },
  { format: 'gif', at: 0, bytes: 'GIF89a' },
  { format: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'jpeg', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'webp', at: 8, bytes: 'WEBPVP8' },
]

/** How far into a file an SVG's own element is looked for: after declarations, comments and a licence. */
const SVG_WITHIN_BYTES = 4096
const BEFORE_SVG = /^\uFEFF?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*/i
const SVG = /^<(?:\w+:)?svg[\s>]/

const isSvg = (bytes: Uint8Array): boolean => {
  const start = new TextDecoder().decode(bytes.subarray(0, SVG_WITHIN_BYTES))
  return SVG.test(start.replace(BEFORE_SVG, ''))
}

/** V-08: what kind of picture the bytes are, whatever the file is called; null for none that is taken. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  const found = SIGNATURES.find((signature) => start.startsWith(signature.bytes, signature.at))
  if (found) return found.format
  return isSvg(bytes) ? 'svg' : null
}

/**
 * Whether an SVG names anything outside itself, or builds text out of entities: files, addresses, other pictures,
 * style sheets. What draws it here reads none of them; a picture with holes would be no use, so it is refused.
 */
export const reachesOutside = (svg: Uint8Array): boolean =>
  OUTSIDE.test(Buffer.from(svg.buffer, svg.byteOffset, svg.byteLength).toString('utf8'))

const OUTSIDE =
  /<!ENTITY|<\?xml-stylesheet|<\w+:include\b|@import|[\s:]href\s*=(?!\s*["']#)|url\((?!\s*["']?#)/i
