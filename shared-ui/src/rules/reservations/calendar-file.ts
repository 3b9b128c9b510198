import type { CalendarDate } from '../dates/calendar-date.ts'

/** An all-day event for a calendar program (RFC 5545). Texts are plain; `calendarText` escapes them. */
export type CalendarEntry = {
  /** The same for the same event, so that a later file replaces an earlier one. */
  uid: string
  /** Increases with every change of the event. */
  sequence: number
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** The first day, and the day after the last one. */
  from: CalendarDate
  until: CalendarDate
  summary: string
  location: string
  description: string
}

const LINE_END = '\r\n'
/** The maximum length of a line without its line break (RFC 5545, 3.1). */
const LONGEST_LINE_OCTETS = 75

const octets = (text: string): number => new TextEncoder().encode(text).length

/** Folds a long line: each further line begins with a space that is not part of the text. No character is split. */
function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let length = 0
  for (const character of line) {
    const more = octets(character)
    if (length + more > LONGEST_LINE_OCTETS) {
      lines.push(current)
      current = ' '
      length = 1
    }
    current += character
    length += more
  }
  return [...lines, current].join(LINE_END)
}

/** Escapes a text as a value (RFC 5545, 3.3.11); control characters other than line breaks are removed. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const dateOf = (date: CalendarDate): string => date.replaceAll('-', '')

/** `YYYYMMDDTHHMMSSZ`. */
const stampOf = (instant: number): string => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')

/**
 * Writes one event as a calendar file, made by `product` at the instant `now` (epoch milliseconds): UTF-8, CRLF after
 * every line, long lines folded.
 */
export function calendarText(
  entry: CalendarEntry,
  { product, now }: { product: string; now: number },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//ES`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${stampOf(now)}`,
    `DTSTART;VALUE=DATE:${dateOf(entry.from)}`,
    `DTEND;VALUE=DATE:${dateOf(entry.until)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `STATUS:${entry.status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => foldLine(line) + LINE_END).join('')
}
