/** Sunday, 29 November 2026, 10:00 in Lima: a day inside the check-in hours on which most sample stays lie ahead. */
const NOW = Date.parse('2026-11-29T15:00:00Z')

/**
 * Stops the clock for all stories, so that dates and times left are the same in every run. `new Date()` follows `Date.now`,
 * which stories replace when they need another time or a running clock.
 */
Date.now = () => NOW
// A proxy instead of a subclass, because react-day-picker's dates extend `Date`.
globalThis.Date = new Proxy(Date, {
  construct: (date, values, called) =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- `Reflect.construct` has no type for what it makes
    Reflect.construct(date, values.length === 0 ? [date.now()] : values, called),
})
