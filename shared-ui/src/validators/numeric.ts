import * as v from 'valibot'

/** V-02: 1 to 10 digits with an optional decimal part of 1 to 4 digits. */
const NUMERIC = /^\d{1,10}(?:\.\d{1,4})?$/
const WHOLE = /^\d{1,10}$/

/** Forms hold numbers as typed; other callers may send them as JSON numbers. Both become text. */
const typedNumber = v.pipe(
  v.union([v.string(), v.number()], 'required'),
  v.transform(String),
  v.trim(),
  v.nonEmpty('required'),
)

/** V-02: a numeric text. */
export const NumericText = v.pipe(typedNumber, v.regex(NUMERIC, 'numeric'))

/** V-03: a numeric text without decimals, as a number. */
export const WholeNumber = v.pipe(typedNumber, v.regex(WHOLE, 'whole_number'), v.transform(Number))

/** V-04: an age in whole years, below 150. */
export const Age = v.pipe(WholeNumber, v.maxValue(149, 'age_too_high'))
