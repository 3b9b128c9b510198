import * as v from 'valibot'
import { readPart } from '../read-part.ts'
import { Hour, Link, Text } from '../shapes.ts'

/** The facts about the lodge. Pages, mails and structured data take them from here only. */
export const LODGE = readPart(
  'lodge',
  v.object({
    name: Text,
    kind: Text,
    legalName: Text,
    ruc: v.pipe(v.string(), v.regex(/^\d{11}$/, 'must have 11 digits')),
    address: v.object({ street: Text, town: Text, region: Text, country: Text, countryCode: Text }),
    coordinates: v.object({
      latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
      longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
    phone: Text,
    /** Digits with the country code, as in links to WhatsApp. */
    whatsapp: v.pipe(v.string(), v.digits('must be digits only')),
    email: v.pipe(v.string(), v.email('must be an e-mail address')),
    social: v.array(v.object({ name: Text, url: Link })),
    /** The number of rooms. */
    rooms: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** The hours in which guests check in on the day of entry, and the latest hour of departure. */
    checkIn: v.object({ from: Hour, to: Hour }),
    checkOut: Hour,
    /** What a pet costs per night in soles, paid at the lodge; absent if pets are not accepted. */
    petPricePerNight: v.optional(v.pipe(v.number(), v.minValue(0))),
  }),
)
