import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../scripts/running/free-port.ts'

const PAGE = join(import.meta.dirname, 'static-page/index.html')

export type StaticPage = { url: string; close: () => void }

/** Serves the hand-written page without JavaScript; `picture` is the path of its banner. */
export async function serveStaticPage(picture: string): Promise<StaticPage> {
  const page = brotliCompressSync(readFileSync(PAGE))
  const banner = readFileSync(picture)
  const server = createServer((request, response) => {
    const isBanner = request.url === '/banner.webp'
    response.setHeader('content-type', isBanner ? 'image/webp' : 'text/html; charset=utf-8')
    if (!isBanner) response.setHeader('content-encoding', 'br')
    response.end(isBanner ? banner : page)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { url: `http://localhost:${port}/`, close: () => server.close() }
}
