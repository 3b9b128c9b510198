import type { MailLinks } from './mail-parts.ts'

/**
 * B-12: the page where a guest sees the reservation; whoever has the address has the reservation. What follows a `#` stays in
 * the browser: no request carries it, and no `Referer` of the page's own fonts and pictures.
 */
export const guestLink = ({ publicUrl }: MailLinks, token: string): string =>
  `${publicUrl}/my-reservation#${token}`
