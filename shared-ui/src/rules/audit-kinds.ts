/** The kinds of records that an audit entry can be about. Their words are in copy/staff/audit-panel.ts. */
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
  'concept',
  'staff',
] as const
