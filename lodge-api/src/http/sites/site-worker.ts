import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { PAGE_FILES } from 'shared-ui/rules/page-files'
import type { Config } from '../../config.ts'
import { makePageSync, type Page, sendPage } from './site-pages.ts'

/** URL of the service worker that caches the site for offline use; from the root it controls every page. */
const WORKER_URL = '/service-worker.js'

/** Built files: the worker, and the one that removes it from browsers. */
const FILES: Record<Config['siteCopy'], string> = {
  offered: 'service-worker.js',
  withdrawn: 'withdrawn-worker.js',
}

/** Files of a build that are not served under their own names. */
export const WORKER_FILES = Object.values(FILES)

/** Serves the service worker with revalidation: a browser must never be stuck with an old one. */
export async function serveWorker(
  app: FastifyInstance,
  folder: string,
  siteCopy: Config['siteCopy'],
): Promise<void> {
  const text = await readFile(join(folder, FILES[siteCopy]), 'utf8').catch(absentFile)
  if (text === null) return
  const worker = { ...makePageSync(WORKER_URL, text), type: 'text/javascript; charset=utf-8' }
  app.get(WORKER_URL, (request, reply) => sendPage(worker, request, reply))
}

/** Serves the worker its shell. Navigating to it gives the not-found page. */
export function serveCachedShell(app: FastifyInstance, shell: Page): void {
  app.get(`/${PAGE_FILES.cachedShell}`, (request, reply) =>
    request.headers['sec-fetch-mode'] === 'navigate'
      ? reply.callNotFound()
      : sendPage(shell, request, reply.header('x-robots-tag', 'noindex')),
  )
}

function absentFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
