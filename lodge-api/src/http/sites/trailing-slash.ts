import type { FastifyInstance } from 'fastify'

/** Matches plain path segments only: a backslash or a second leading slash would redirect to another site. */
const WITH_SLASH = /^(\/(?!api\/)[\w%.~-]+(?:\/[\w%.~-]+)*)\/(\?.*)?$/

/** Redirects `/rooms/` permanently to `/rooms`. Endpoints have one spelling and are not redirected. */
export function redirectTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method }, reply) => {
    const [, path, query = ''] = WITH_SLASH.exec(url) ?? []
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return
    return reply.redirect(path + query, 308)
  })
}
