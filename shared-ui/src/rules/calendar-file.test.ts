import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarText } from './calendar-file.ts'

const ENTRY: CalendarEntry = {
  uid: '01977000-0000-7000-8000-0000a1b2c3d4',
  sequence: 1,
  status: 'CONFIRMED',
  from: '2026-12-30',
  until: '2027-01-02',
  summary: 'Estadía en Hospedaje Aurora',
  location: 'Calle Sol 12',
  description: 'Entrada: de 14:00 a 20:00',
}
const MADE = { product: 'Hospedaje Aurora//Reservas', now: Date.parse('2026-11-28T15:04:05.678Z') }

const file = (changes: Partial<CalendarEntry> = {}): string => calendarText({ ...ENTRY, ...changes }, MADE)
const linesOf = (text: string): string[] => text.split('\r\n')
/** As calendar programs join them again (RFC 5545, 3.1). */
const unfolded = (text: string): string[] => linesOf(text.replaceAll('\r\n ', ''))
const octets = (text: string): number => Buffer.byteLength(text)

describe('a calendar file', () => {
  it('B-12 holds one entry of whole days, whose end is the day of departure', () => {
    expect(linesOf(file())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Hospedaje Aurora//Reservas//ES',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:01977000-0000-7000-8000-0000a1b2c3d4',
      'SEQUENCE:1',
      'DTSTAMP:20261128T150405Z',
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270102',
      'SUMMARY:Estadía en Hospedaje Aurora',
      'LOCATION:Calle Sol 12',
      'DESCRIPTION:Entrada: de 14:00 a 20:00',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    ['commas', 'Sol 12, Lima', 'Sol 12\\, Lima'],
    ['semicolons', 'Doble; con vista', 'Doble\\; con vista'],
    ['backslashes, once', 'a\\b\\n', 'a\\\\b\\\\n'],
    ['line breaks of every kind', 'uno\ndos\r\ntres\rcuatro', 'uno\\ndos\\ntres\\ncuatro'],
    ['colons and quotes not at all', 'Entrada: "14:00"', 'Entrada: "14:00"'],
    ['what is not printed by leaving it out', 'Mo\u0000l\u001ble', 'Molle'],
    ['a line of its own that somebody typed', 'Molle\r\nATTENDEE:x', 'Molle\\nATTENDEE:x'],
  ])('B-12 escapes %s', (_, typed, written) => {
    expect(unfolded(file({ description: typed }))).toContain(`DESCRIPTION:${written}`)
  })

  // 'SUMMARY:' has 8 octets.
  it.each([
    ['a line of 75 octets as it is', 'a'.repeat(67), [75]],
    ['one more on a second line', 'a'.repeat(68), [75, 2]],
    ['a long one into as many as it takes, each with its space', 'a'.repeat(67 + 74 + 1), [75, 75, 2]],
    ['no two-octet letter in two', `${'a'.repeat(66)}ñ`, [74, 3]],
    ['no letter of four octets in two', `${'a'.repeat(65)}🌿🌿`, [73, 9]],
    ['no escaped sign away from what is counted', `${'a'.repeat(66)},`, [75, 2]],
  ])('B-12 folds %s', (_, summary, lengths) => {
    const text = file({ summary })
    const from = linesOf(text).findIndex((line) => line.startsWith('SUMMARY'))
    const lines = linesOf(text).slice(from, from + lengths.length)
    expect(lines.map(octets)).toEqual(lengths)
    expect(unfolded(text)).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}`)
  })

  it('B-12 says so of a stay that is off, under the same name and with a higher number', () => {
    const lines = linesOf(file({ status: 'CANCELLED', sequence: 2 }))
    expect(lines).toEqual(expect.arrayContaining([`UID:${ENTRY.uid}`, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  })
})
