import type { MailLinks } from './mail-parts.ts'

/**
 * The guest's page of a reservation; the URL grants access to it. The token is in the fragment, which browsers do not
 * send, neither in requests nor as `Referer`.
 */
export const guestLink = ({ publicUrl }: MailLinks, token: string): string =>
  `${publicUrl}/my-reservation#${token}`
