import { VIEW_MESSAGE } from 'shared-ui/copy/messages-panel'

/** What opens staff's own mail program with a letter to whoever wrote (RFC 6068). */
export function replyAddress(email: string): string {
  const at = email.lastIndexOf('@')
  const to = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  return `mailto:${to}?subject=${encodeURIComponent(VIEW_MESSAGE.replySubject)}`
}
