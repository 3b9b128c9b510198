import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { PAGE_TYPES } from './site-pages.ts'
import { WORKER_FILES } from './site-worker.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

// Vite writes `name-hash.ext` below `assets/`: the name changes with the content.
const isHashed = (path: string): boolean => /[\\/]assets[\\/]/.test(path)

const EXCLUDED_FILES = [
  ...[...Object.keys(PAGE_TYPES), '.br', '.gz', '.map'].map((ending) => `**/*${ending}`),
  ...WORKER_FILES,
]

/**
 * Serves the files of a built site. Each file is registered at start, so no other path of the disk is reachable. A
 * `.br` or `.gz` file beside it is sent if the browser accepts it.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: EXCLUDED_FILES,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? A_YEAR : AN_HOUR)
    },
  })
}
