import type { CorrectedField } from '../../../validators/reservations/reservation-corrections.ts'
import { CLIENT_LABELS } from '../../booking/client-form.ts'
import { TEXT_NAMES } from '../reservation-fields.ts'

/** Correcting the client, the texts and the notes of a reservation. */
export const CORRECT_RESERVATION = {
  title: 'Corregir Reservación',
  open: 'Corregir datos',
  submit: 'Guardar datos',
  notes: 'Notas internas',
  notesHint: 'Solo las ve el personal; el huésped no.',
  otherEmail: (before: string): string =>
    `Al guardar, los enlaces que se enviaron a ${before} dejan de servir. Después puede reenviar la confirmación al nuevo correo.`,
  deleted: {
    title: 'Esta reservación está eliminada',
    text: 'Recupérela para corregir sus datos.',
  },
  resend: 'Reenviar confirmación',
  resent: (email: string): string => `La confirmación se enviará en un momento a ${email}.`,
} as const

/** The labels of the fields that a correction can change. */
export const CORRECTION_LABELS: Record<CorrectedField, string> = {
  ...CLIENT_LABELS,
  ...TEXT_NAMES,
  notes: CORRECT_RESERVATION.notes,
}
