/** Around what waits for staff: messages, payments to settle, complaints, the newsletter, mails that could not be sent. */
export const INBOX = {
  pages: 'Mensajes y avisos',
  waiting: (count: number): string => `${count} por atender`,
} as const
