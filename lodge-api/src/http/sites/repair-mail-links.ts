import type { FastifyInstance } from 'fastify'
import { linkToken } from 'shared-ui/rules/text/link-token'

/** A mail's link with its `#` or `?` escaped (`%23`, `%253F`), or with what a mail program took for its end after a lost fragment. */
const REWRITTEN =
  /^\/(my-reservation|newsletter\/(?:confirm|unsubscribe))((?:[.,;)>\]"']|%(?:25)*[0-9a-f]{2}).*)$/i

/** A newsletter's link of the mails that had the token in the query, which Chromium sends to others in the `Referer` of fonts. */
const WITH_QUERY = /^\/(newsletter\/(?:confirm|unsubscribe))\?(token=.*)$/i

/** The name of the query's parameter, its `=` perhaps escaped, before the token. */
const PARAMETER = /^.*?token(?:=|%(?:25)*3d)/i

/** The link that a URL was made from, or undefined if it is not a link of a mail or needs no repair. */
function repaired(url: string): string | undefined {
  const [, page, rest = ''] = REWRITTEN.exec(url) ?? WITH_QUERY.exec(url) ?? []
  if (page === undefined) return undefined
  const path = `/${page.toLowerCase()}`
  const token = linkToken(rest.replace(PARAMETER, ''))
  return token === '' ? path : `${path}#${token}`
}

/** Redirects the links of mails that mail programs rewrote, and older ones with a query, to the pages that they were written for. */
export function repairMailLinks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return
    const link = repaired(url)
    if (link !== undefined) return reply.header('cache-control', 'no-store').redirect(link, 302)
  })
}
