import * as v from 'valibot'
import { AddressDate, withoutReversedEnd } from '../../lib/search/address-period.ts'

/** The first and last day of the register in the URL; `''` if unset. Invalid days are dropped. */
export const RegisterSearch = v.pipe(
  v.object({ from: AddressDate, to: AddressDate }),
  v.transform(withoutReversedEnd),
)
