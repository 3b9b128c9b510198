import * as v from 'valibot'
import { daysBetween } from '../../rules/dates/calendar-date.ts'
import { Version, wholeNumber } from '../fields/numeric.ts'
import { IdText, optionalLine, requiredLine } from '../fields/text.ts'
import { DocumentNumber, IdentificationDocumentName, numberFitsDocument, numberProblem } from './client.ts'
import { CalendarDateText } from './nights.ts'

/** The sex as an identity document states it; `X` is not specified. */
export const SEXES = ['F', 'M', 'X'] as const
export type Sex = (typeof SEXES)[number]

/** Nobody alive was born before. */
const EARLIEST_BIRTH = '1900-01-01'

const BirthDate = v.pipe(
  CalendarDateText,
  v.check((date) => date >= EARLIEST_BIRTH, 'birth_date_impossible'),
)

const guestFields = {
  names: requiredLine(100),
  surnames: requiredLine(100),
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: DocumentNumber,
  nationality: requiredLine(100),
  sex: v.picklist(SEXES, 'choice'),
  birthDate: BirthDate,
  /** Where the guest comes from: city or country. */
  origin: optionalLine(200),
}

/** `POST /guest/add` (staff): a guest of a stay, as the register of guests asks. */
export const GuestRequest = v.pipe(
  v.object(guestFields),
  v.forward(
    v.partialCheck(
      [['identificationDocument'], ['identificationDocumentNumber']],
      numberFitsDocument,
      numberProblem,
    ),
    ['identificationDocumentNumber'],
  ),
)
export type GuestDetails = v.InferOutput<typeof GuestRequest>
export type GuestField = keyof GuestDetails

/** `PUT /guest/update` (staff): `version` is the one that was read. */
export const GuestUpdateRequest = v.pipe(
  v.object({ ...guestFields, version: Version }),
  v.forward(
    v.partialCheck(
      [['identificationDocument'], ['identificationDocumentNumber']],
      numberFitsDocument,
      numberProblem,
    ),
    ['identificationDocumentNumber'],
  ),
)

export const GuestQuery = v.object({ guestID: IdText })

/** `POST /guest/expected` (staff): how many persons sleep in the room; at most its capacity. */
export const ExpectedGuestsRequest = v.object({ expected: wholeNumber({ min: 1, max: 1000 }) })

const storedGuest = {
  names: v.string(),
  surnames: v.string(),
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: v.string(),
  nationality: v.string(),
  sex: v.picklist(SEXES),
  birthDate: v.string(),
  origin: v.string(),
}

export const Guest = v.object({
  _id: v.string(),
  ...storedGuest,
  /** Increases with every change. */
  version: v.number(),
})
export type GuestResponse = v.InferOutput<typeof Guest>

/**
 * The guests of a stay in their order. `expectedGuests`: how many persons sleep in the room; its capacity until staff say
 * otherwise.
 */
export const GuestsResponse = v.object({ guests: v.array(Guest), expectedGuests: v.number() })
export type GuestsResponse = v.InferOutput<typeof GuestsResponse>

/** The longest period of the register in one request, in days. */
export const MAX_REGISTER_DAYS = 366

/** `GET /guest/register` and its export (staff): guests who were lodged from `from` to `to`, both included. */
export const RegisterQuery = v.pipe(
  v.object({ from: CalendarDateText, to: CalendarDateText }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'period_reversed'),
    ['to'],
  ),
  v.forward(
    v.check(({ from, to }) => daysBetween(from, to) < MAX_REGISTER_DAYS, 'register_period_too_long'),
    ['to'],
  ),
)
export type RegisterPeriod = v.InferOutput<typeof RegisterQuery>

const RegisterEntry = v.object({
  _id: v.string(),
  ...storedGuest,
  reservation: v.object({ _id: v.string(), number: v.string() }),
  /** The rooms of a guest who changed rooms, in order, separated by commas. */
  room: v.string(),
  entry: v.string(),
  /** The day of departure; the day on which who left earlier did so. */
  departure: v.string(),
  /** Per night, in soles, without IGV; several in order if the price changed during the stay. */
  pricesPerNight: v.array(v.number()),
  /** Of the stay, in soles, with IGV. */
  total: v.number(),
})
export type RegisterEntryResponse = v.InferOutput<typeof RegisterEntry>

/** The guests who checked in, by entry and room. */
export const RegisterResponse = v.object({ entries: v.array(RegisterEntry) })
