import type { FastifyInstance } from 'fastify'
import { linkToken } from 'shared-ui/rules/text/link-token'

/** The guest's link with its `#` escaped (`%23`, `%2523`), or what a mail program took for its end after a lost fragment. */
const GUEST_LINK = /^\/my-reservation((?:[.,;)>\]"']|%(?:25)*[0-9a-f]{2}).*)$/i

/** A link of the newsletter with its `?` escaped. */
const NEWSLETTER_LINK = /^(\/newsletter\/(?:confirm|unsubscribe))%(?:25)*3f(?:token(?:=|%(?:25)*3d))?(.*)$/i

/** The link that a URL was made from, or undefined if mail programs did not rewrite it. */
function repaired(url: string): string | undefined {
  const [, guestRest] = GUEST_LINK.exec(url) ?? []
  if (guestRest !== undefined) {
    const token = linkToken(guestRest)
    return token === '' ? '/my-reservation' : `/my-reservation#${token}`
  }
  const [, page, rest = ''] = NEWSLETTER_LINK.exec(url) ?? []
  return page === undefined ? undefined : `${page.toLowerCase()}?token=${linkToken(rest)}`
}

/** Redirects the links of mails that mail programs rewrote to the pages that they were written for. */
export function repairMailLinks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url, method }, reply) => {
    if (method !== 'GET' && method !== 'HEAD') return
    const link = repaired(url)
    if (link !== undefined) return reply.header('cache-control', 'no-store').redirect(link, 302)
  })
}
