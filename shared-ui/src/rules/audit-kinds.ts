/** What a line of the audit log can be about. Its words are in copy/audit-panel.ts. */
export const AUDIT_KINDS = [
  'reservation',
  'room',
  'plant',
  'zone',
  'family',
  'complaint',
  'message',
  'newsletter',
  'mail',
  'payment',
  'staff',
] as const
