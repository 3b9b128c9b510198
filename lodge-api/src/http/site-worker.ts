import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { makePage, type Page, sendPage } from './site-pages.ts'

/** Where browsers find the worker that keeps the site for who has no signal; from the root on it may answer for any page. */
const ADDRESS = '/service-worker.js'

/** What the build lays for it: the worker, and what takes it back from browsers that have it. */
const FILES: Record<Config['siteCopy'], string> = {
  kept: 'service-worker.js',
  withdrawn: 'withdrawn-worker.js',
}

/** The files of a build that are not served by their own names. */
export const WORKER_FILES = Object.values(FILES)

/** The shell of every page that the worker keeps, and answers with where the line fails. */
export const CACHED_SHELL = 'offline.html'

/** Serves the worker as it was built, asked for anew each time: who keeps an old one would be stuck with it. */
export async function serveWorker(
  app: FastifyInstance,
  folder: string,
  siteCopy: Config['siteCopy'],
): Promise<void> {
  const text = await readFile(join(folder, FILES[siteCopy]), 'utf8').catch(absentFile)
  if (text === null) return
  const worker = { ...(await makePage(ADDRESS, text)), type: 'text/javascript; charset=utf-8' }
  app.get(ADDRESS, (request, reply) => sendPage(worker, request, reply))
}

/** Serves the worker its shell. It is nobody's page (P-09): who goes there finds none. */
export function serveCachedShell(app: FastifyInstance, shell: Page): void {
  app.get(`/${CACHED_SHELL}`, (request, reply) =>
    request.headers['sec-fetch-mode'] === 'navigate'
      ? reply.callNotFound()
      : sendPage(shell, request, reply.header('x-robots-tag', 'noindex')),
  )
}

function absentFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
