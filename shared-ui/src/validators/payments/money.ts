import * as v from 'valibot'
import { isWholeCentimos } from '../../rules/money/money.ts'

/** An amount in soles with at most two decimals, below ten million. */
export const Soles = v.pipe(
  v.number('amount'),
  v.minValue(0, 'amount'),
  v.maxValue(9_999_999.99, 'amount'),
  v.check(isWholeCentimos, 'amount'),
)

/** An amount in soles as a query parameter. */
export const SolesText = v.pipe(
  v.string('amount'),
  v.regex(/^\d{1,7}(?:\.\d{1,2})?$/, 'amount'),
  v.transform(Number),
)
