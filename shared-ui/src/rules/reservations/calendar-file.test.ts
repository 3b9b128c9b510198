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
/** The unfolded lines, as calendar programs read them (RFC 5545, 3.1). */
const unfolded = (text: string): string[] => linesOf(text.replaceAll('\r\n ', ''))
const octets = (text: string): number => Buffer.byteLength(text)

describe('calendarText', () => {
  it('B-12 writes one all-day event that ends on the day of departure', () => {
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
    ['nothing in colons and quotes', 'Entrada: "14:00"', 'Entrada: "14:00"'],
    ['control characters by removing them', 'Mo\u0000l\u001ble', 'Molle'],
    ['a typed line that looks like a property', 'Molle\r\nATTENDEE:x', 'Molle\\nATTENDEE:x'],
  ])('B-12 escapes %s', (_, typed, written) => {
    expect(unfolded(file({ description: typed }))).toContain(`DESCRIPTION:${written}`)
  })

  // 'SUMMARY:' has 8 octets.
  it.each([
    ['nothing in a line of 75 octets', 'a'.repeat(67), [75]],
    ['the 76th octet into a second line', 'a'.repeat(68), [75, 2]],
    ['a long line into several, each with its space', 'a'.repeat(67 + 74 + 1), [75, 75, 2]],
    ['without splitting a character of two octets', `${'a'.repeat(66)}ñ`, [74, 3]],
    ['without splitting a character of four octets', `${'a'.repeat(65)}🌿🌿`, [73, 9]],
    ['with escape characters counted', `${'a'.repeat(66)},`, [75, 2]],
  ])('B-12 folds %s', (_, summary, lengths) => {
    const text = file({ summary })
    const from = linesOf(text).findIndex((line) => line.startsWith('SUMMARY'))
    const lines = linesOf(text).slice(from, from + lengths.length)
    expect(lines.map(octets)).toEqual(lengths)
    expect(unfolded(text)).toContain(`SUMMARY:${summary.replaceAll(',', '\\,')}`)
  })

  it('B-12 a cancelled stay keeps its UID and increases its sequence', () => {
    const lines = linesOf(file({ status: 'CANCELLED', sequence: 2 }))
    expect(lines).toEqual(expect.arrayContaining([`UID:${ENTRY.uid}`, 'SEQUENCE:2', 'STATUS:CANCELLED']))
  })
})
