import * as v from 'valibot'
import { hasPicture } from './folder.ts'

/** A text that visitors read. */
export const Text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))

/** A time of the day on the lodge's clock, `HH:MM`; `H:MM` in tables for visitors. */
export const Hour = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/, 'must be a time such as 08:30'))
export const TableHour = v.pipe(v.string(), v.regex(/^\d{1,2}:\d\d$/, 'must be a time such as 8:30'))

export const Link = v.pipe(v.string(), v.url('must be an address such as https://www.example.pe'))

/** The file name of a picture in `pictures/<kind>/`. */
export const picture = (kind: string) =>
  v.pipe(
    v.string(),
    v.check(
      (name) => hasPicture(kind, name),
      ({ input }) => `there is no pictures/${kind}/${input}`,
    ),
  )
