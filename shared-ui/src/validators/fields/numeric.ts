import * as v from 'valibot'
import { plainAmount } from '../../rules/money/typed-amount.ts'
import { cleanLine } from '../../rules/text/typed-text.ts'

/** 1 to 10 digits with an optional decimal part of 1 to 4 digits. */
const NUMERIC = /^\d{1,10}(?:\.\d{1,4})?$/
const WHOLE = /^\d{1,10}$/

/** The largest integer of an `integer` column in both database engines. */
export const LARGEST_INTEGER = 2_147_483_647

/** More than any number that is accepted, with what people type around it. */
const LONGEST_TYPED = 100

/** Forms send numbers as typed text; other clients may send JSON numbers. Both become text. */
const typedNumber = v.pipe(
  v.union([v.string(), v.number()], 'required'),
  v.transform(String),
  v.maxLength(LONGEST_TYPED, 'number_too_large'),
  v.transform(cleanLine),
  v.nonEmpty('required'),
)

/** A numeric text as typed by a person, `590,00` and `S/. 590.00` included; the output has a decimal point. */
export const TypedPrice = v.pipe(typedNumber, v.transform(plainAmount), v.regex(NUMERIC, 'numeric'))

/** A numeric text without decimals, converted to a number that both database engines can store. */
export const WholeNumber = v.pipe(
  typedNumber,
  v.regex(WHOLE, 'whole_number'),
  v.transform(Number),
  v.maxValue(LARGEST_INTEGER, 'number_too_large'),
)

/** An integer in JSON, from `min` to `max`. */
export const wholeNumber = ({ min = 0, max = LARGEST_INTEGER }: { min?: number; max?: number } = {}) =>
  v.pipe(
    v.number('whole_number'),
    v.integer('whole_number'),
    v.minValue(min, 'whole_number'),
    v.maxValue(max, 'number_too_large'),
  )

/** The version that the sender read; a different stored version gives `changed_meanwhile`. */
export const Version = wholeNumber()

/** An integer of up to `digits` digits as a query parameter, converted to a number. */
export const digitsText = (digits: number) =>
  v.pipe(
    v.string('whole_number'),
    v.regex(new RegExp(`^\\d{1,${digits}}$`), 'whole_number'),
    v.transform(Number),
  )

/** An age in whole years, below 150. */
export const Age = v.pipe(WholeNumber, v.maxValue(149, 'age_too_high'))
