import * as v from 'valibot'
import { AddressDate, withoutReversedEnd } from '../../lib/search/address-period.ts'

/**
 * The first and last day of the register in the URL; `''` if unset. Invalid days are dropped. A file of its own, since the code that
 * reads addresses is loaded first, and must not bring the rules of the register with it.
 */
export const RegisterSearch = v.pipe(
  v.object({ from: AddressDate, to: AddressDate }),
  v.transform(withoutReversedEnd),
)
