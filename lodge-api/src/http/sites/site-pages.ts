import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A text file of the site, with the public URL filled in and compressed once. */
export type Page = {
  type: string
  etag: string
  plain: Buffer
  br: Buffer
  gzip: Buffer
  /** The content security policy of the page, if it differs from the site's (inline styles or scripts). */
  policy?: string
}

/** Placeholder for the public URL in the built files (canonical links, sitemap, Open Graph). */
export const PUBLIC_URL_PLACEHOLDER = '__PUBLIC_URL__'

/** Text files that may contain the placeholder; all other files of a build are served from disk. */
export const PAGE_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const brotli = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const BROTLI = brotli(6)
/** Takes some 100 ms for a page of 70 kB, on another thread, and makes it 9 % smaller. */
const SMALLEST_BROTLI = brotli(11)

const uncompressedPage = (name: string, plain: Buffer): Omit<Page, 'br' | 'gzip'> => ({
  type: PAGE_TYPES[extname(name)] ?? 'application/octet-stream',
  etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  plain,
})

/** Compresses a text for sending; its type follows from the extension of `name`. 'smallest' is for pages that seldom change. */
export async function makePage(
  name: string,
  text: string,
  size: 'quick' | 'smallest' = 'quick',
): Promise<Page> {
  const plain = Buffer.from(text)
  return {
    ...uncompressedPage(name, plain),
    br: await compress.br(plain, size === 'smallest' ? SMALLEST_BROTLI : BROTLI),
    gzip: await compress.gzip(plain),
  }
}

/** Like `makePage`, for the start: compresses on the main thread, because each other thread would retain some 3 MB of freed memory. */
export function makePageSync(name: string, text: string): Page {
  const plain = Buffer.from(text)
  return {
    ...uncompressedPage(name, plain),
    br: brotliCompressSync(plain, BROTLI),
    gzip: gzipSync(plain),
  }
}

/** Loads the pages of a built site by their path, `rooms.html`; empty if the site is not built. */
export async function loadPages(folder: string, publicUrl: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absentFolder)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).split(sep).join('/')
    if (!entry.isFile() || name.startsWith('.') || !PAGE_TYPES[extname(name)]) continue
    const text = await readFile(path, 'utf8')
    pages.set(name, makePageSync(name, text.replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl)))
  }
  return pages
}

const INLINE = { style: /<style>(.*?)<\/style>/gs, script: /<script>(.*?)<\/script>/gs }

/** Returns the hashes of a page's inline styles or scripts, as a content security policy lists them. */
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

/**
 * Sends a page in the smallest encoding that the browser accepts, or 304 if it is cached. Pages may change at every
 * start, so browsers must revalidate.
 */
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
