import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { DayStay, LodgeDayResponse } from 'shared-ui/validators/reservations/stay'
import type { Lodge } from '../../lodge.ts'
import { changeReservation, quoteChange } from '../../modules/reservation-changes/change-service.ts'
import { lodgeDay } from '../../modules/stays/lodge-day-service.ts'
import { DEMO_ACTOR } from '../stays/book-stay.ts'

type FreeRoom = LodgeDayResponse['free'][number]

/** Whether a guest is in house since before the day, and stays for at least one night more. */
const canMove = ({ stay, inDate, outDate }: DayStay, day: CalendarDate): boolean =>
  stay.state === 'in_house' && inDate < day && outDate > addDays(day, 1)

/** Moves a guest to a free room for the rest of the stay, at the agreed price. Returns whether that room is free until then. */
async function moveTo(lodge: Lodge, { _id: id, inDate, outDate }: DayStay, room: FreeRoom): Promise<boolean> {
  const requested = { room: room._id, inDate, outDate }
  const { conflicts, agreed, version } = await quoteChange(lodge, id, requested)
  if (conflicts.length > 0) return false
  const money = {
    rate: 'agreed',
    total: agreed.total,
    share: 'policy',
    refund: 0,
    settlement: 'desk',
  } as const
  const texts = { reason: '', notice: 'none' } as const
  await changeReservation(lodge, { id, version, ...requested, ...money, ...texts }, DEMO_ACTOR)
  return true
}

/** Moves the first guest in house for whom another room of at least the same size is free. `lodge` has its clock at the move. */
export async function moveGuest(lodge: Lodge): Promise<void> {
  const { day, stays, free } = await lodgeDay(lodge)
  for (const stay of stays.filter((each) => canMove(each, day)))
    for (const room of free.filter(({ capacity }) => capacity >= stay.room.capacity))
      if (await moveTo(lodge, stay, room)) return
}
