import { useLocation } from '@tanstack/react-router'
import { linkToken } from 'shared-ui/rules/text/link-token'

/** Longer than any valid token; limits what is sent to the server. */
const LONGEST = 100

/**
 * Returns the token of a mail's link, however mail programs rewrote it, or `''`. It is in the fragment, which browsers send to nobody
 * (docs/decisions/033-guest-link.md). Older mails of the newsletter have it in the query: the server redirects those, but a page of
 * the offline copy does not pass through the server.
 */
export const tokenIn = ({ hash, searchStr }: { hash: string; searchStr: string }): string =>
  linkToken(hash || (new URLSearchParams(searchStr).get('token') ?? '')).slice(0, LONGEST)

/** Returns the token of the link that led to the page, or `''`. */
export const useLinkToken = (): string => useLocation({ select: tokenIn })
