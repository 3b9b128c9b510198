import type { ReservationTexts } from 'shared-ui/validators/reservations/reservation-texts'
import type { ReservationTable } from '../../database/schema.ts'

/** Converts a row to the texts of the API. */
export const textsOfRow = (row: Pick<ReservationTable, 'channel' | 'detail'>): ReservationTexts => ({
  channel: row.channel,
  detail: row.detail,
})

/** Converts texts to the columns that store them. */
export const textColumns = (texts: ReservationTexts) => ({
  channel: texts.channel,
  detail: texts.detail,
})
