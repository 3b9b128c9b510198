import { addDays, type CalendarDate } from '../dates/calendar-date.ts'
import { type Quote, quoteFor, type TenThousandths } from '../money/money.ts'
import { nightCount, stayFromNights } from './stay.ts'

/**
 * Consecutive nights of a stay in one room at one price per night; `outDate` is the last of them. A guest who changes rooms in the
 * middle of a stay has one segment for each room.
 */
export type StaySegment = {
  roomId: string
  inDate: CalendarDate
  outDate: CalendarDate
  /** Without IGV. */
  pricePerNight: TenThousandths
}

/** A stay after a change. */
export type SegmentedChange = {
  /** The whole stay, in order. */
  segments: StaySegment[]
  /** The first night that the change may free or take; all nights before it stay as they are. */
  from: CalendarDate
}

const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other)

/** Joins a segment to the one before if room and price are the same, so that moving back restores the stay. */
function merged(segments: readonly StaySegment[]): StaySegment[] {
  const joined: StaySegment[] = []
  for (const segment of segments) {
    const before = joined.at(-1)
    if (before?.roomId === segment.roomId && before.pricePerNight === segment.pricePerNight) {
      joined[joined.length - 1] = { ...before, outDate: segment.outDate }
    } else joined.push(segment)
  }
  return joined
}

/**
 * Returns the segments of a stay that keeps its nights before `today`. A guest who stayed longer than booked slept in the last room
 * until then.
 */
function pastSegments(before: readonly StaySegment[], today: CalendarDate): StaySegment[] {
  const yesterday = addDays(today, -1)
  return before
    .map((segment, index) => {
      const isLast = index === before.length - 1
      return { ...segment, outDate: isLast ? yesterday : earlier(segment.outDate, yesterday) }
    })
    .filter(({ inDate, outDate }) => inDate <= outDate)
}

/** Whether a change on the lodge's day `today` leaves nights of the stay in the past: it has begun, and keeps its entry. */
export const keepsPastNights = (
  { entry, newEntry }: { entry: CalendarDate; newEntry: CalendarDate },
  today: CalendarDate,
): boolean => entry === newEntry && entry < today

/**
 * Moves a stay to the requested nights, room and price on the lodge's day `today`. If it keeps nights in the past, these stay in their
 * rooms at their prices, and the change counts from tonight on; otherwise the whole stay moves.
 */
export function changedSegments(
  before: readonly [StaySegment, ...StaySegment[]],
  requested: StaySegment,
  today: CalendarDate,
): SegmentedChange {
  const { inDate: entry } = before[0]
  if (!keepsPastNights({ entry, newEntry: requested.inDate }, today)) {
    return { segments: [requested], from: earlier(entry, requested.inDate) }
  }
  const coming = requested.outDate < today ? [] : [{ ...requested, inDate: today }]
  const lastBooked = before.at(-1)?.outDate ?? entry
  return {
    segments: merged([...pastSegments(before, today), ...coming]),
    from: earlier(today, addDays(lastBooked, 1)),
  }
}

/** The nights of segments from `first` on. */
export const segmentsFrom = <Segment extends Pick<StaySegment, 'inDate' | 'outDate'>>(
  segments: readonly Segment[],
  first: CalendarDate,
): Segment[] =>
  segments
    .filter(({ outDate }) => outDate >= first)
    .map((segment) => (segment.inDate < first ? { ...segment, inDate: first } : segment))

/** The nights of segments that a guest sleeps there; `freedFrom` is the first that became free again when they left. */
export const occupiedSegments = <Segment extends Pick<StaySegment, 'inDate' | 'outDate'>>(
  segments: readonly Segment[],
  freedFrom: CalendarDate | null,
): Segment[] =>
  freedFrom === null
    ? [...segments]
    : segments
        .filter(({ inDate }) => inDate < freedFrom)
        .map((segment) => ({ ...segment, outDate: earlier(segment.outDate, addDays(freedFrom, -1)) }))

/** The quote of one segment. */
export const segmentQuote = ({ inDate, outDate, pricePerNight }: Omit<StaySegment, 'roomId'>): Quote =>
  quoteFor(pricePerNight, nightCount(stayFromNights(inDate, outDate)))

/** The quote of a stay: the exact sum of the quotes of its segments. */
export const segmentsQuote = (segments: readonly StaySegment[]): Quote =>
  segments.map(segmentQuote).reduce(
    (sum, quote) => ({
      price: sum.price + quote.price,
      igv: sum.igv + quote.igv,
      total: sum.total + quote.total,
      nights: sum.nights + quote.nights,
    }),
    { price: 0, igv: 0, total: 0, nights: 0 },
  )

/** The price that was last agreed for nights of this room; undefined for a room that the stay never had. */
export const agreedPriceIn = (segments: readonly StaySegment[], roomId: string): TenThousandths | undefined =>
  segments.filter((segment) => segment.roomId === roomId).at(-1)?.pricePerNight

/** Joins the segments in one room, whatever their prices: the rooms of a stay in order, each with its nights. */
export function roomSpans<Span extends Pick<StaySegment, 'roomId' | 'inDate' | 'outDate'>>(
  segments: readonly Span[],
): Span[] {
  const spans: Span[] = []
  for (const segment of segments) {
    const before = spans.at(-1)
    if (before?.roomId === segment.roomId) spans[spans.length - 1] = { ...before, outDate: segment.outDate }
    else spans.push(segment)
  }
  return spans
}
