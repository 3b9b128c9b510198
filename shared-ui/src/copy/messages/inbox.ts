/** The inbox of staff: messages, payments to settle, complaints, the newsletter, and unsent mails. */
export const INBOX = {
  pages: 'Mensajes y avisos',
  waiting: (count: number): string => `${count} por atender`,
} as const
