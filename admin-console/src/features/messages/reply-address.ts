import { VIEW_MESSAGE } from 'shared-ui/copy/messages/messages-panel'

/** Returns the `mailto:` URL of a reply (RFC 6068). */
export function replyAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  return `mailto:${to}?subject=${encodeURIComponent(VIEW_MESSAGE.replySubject)}`
}
