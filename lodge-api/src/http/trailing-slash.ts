import type { FastifyInstance } from 'fastify'

/** Plain parts only: a backslash or a second slash in front would lead to another site. */
const WITH_SLASH = /^(\/(?!api\/)[\w%.~-]+(?:\/[\w%.~-]+)*)\/(\?.*)?$/

/** P-09: `/rooms/`, as people and other sites write it too, leads to `/rooms` for good. Calls have one spelling. */
export function leadPastTrailingSlash(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method }, reply) => {
    const [, path, query = ''] = WITH_SLASH.exec(url) ?? []
    if (path === undefined || (method !== 'GET' && method !== 'HEAD')) return
    return reply.redirect(path + query, 308)
  })
}
