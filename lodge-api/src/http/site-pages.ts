import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text of the site as it is sent: with the public address in it, and compressed once. */
export type Page = {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
  /** The content security policy it is sent with, where the site's own would refuse what stands in it. */
  policy?: string
}

/** What stands in the built texts where the public address belongs (canonical links, sitemap, Open Graph). */
const PUBLIC_URL_MARK = '__PUBLIC_URL__'

/** Texts that may carry the mark; everything else of a build is served from its file. */
export const PAGE_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/** Makes a text ready to be sent; its type is that of its `name`. */
export async function makePage(name: string, text: string): Promise<Page> {
  const plain = Buffer.from(text)
  return {
    type: PAGE_TYPES[extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: await compress.br(plain, BROTLI),
    gzip: await compress.gzip(plain),
  }
}

/** The pages of a built site by their path within it, `rooms.html`; none when it is not built. */
export async function loadPages(folder: string, publicUrl: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentFolder)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (!entry.isFile() || name.startsWith('.') || !PAGE_TYPES[extname(name)]) continue
    const text = await readFile(path, 'utf8')
    pages.set(name, await makePage(name, text.replaceAll(PUBLIC_URL_MARK, publicUrl)))
  }
  return pages
}

const INLINE = { style: /<style>(.*?)<\/style>/gs, script: /<script>(.*?)<\/script>/gs }

/** What stands in a page itself, as a content security policy names it: by the hash of each text. */
export function inlineHashes({ plain }: Page, kind: keyof typeof INLINE): string[] {
  const texts = [...plain.toString().matchAll(INLINE[kind])]
  const hashes = texts.map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`)
}

function absentFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

const accepts = (request: FastifyRequest, encoding: 'br' | 'gzip'): boolean =>
  new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`).test(
    request.headers['accept-encoding']?.toString() ?? '',
  )

/** Sends a page in the smallest form the browser takes, or 304 when it has it. A page may change at any start. */
export function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply) {
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(request, name))
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding').header('etag', etag)
  if (page.policy) reply.header('content-security-policy', page.policy)
  if (reply.statusCode === 200 && request.headers['if-none-match']?.includes(etag))
    return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.type(page.type).send(encoding ? page[encoding] : page.plain)
}
