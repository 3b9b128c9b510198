import { addDays } from 'shared-ui/rules/dates/calendar-date'
import type { BoardBlocking } from 'shared-ui/validators/reservations/board'
import type { listBoardBlockings } from './board-repository.ts'

type BlockedNight = Awaited<ReturnType<typeof listBoardBlockings>>[number]

const isNextOf = (before: BlockedNight, night: BlockedNight): boolean =>
  before.room_id === night.room_id &&
  before.created_by === night.created_by &&
  before.created_at === night.created_at &&
  addDays(before.date, 1) === night.date

/** Merges blocked nights, sorted by room and date, into runs of consecutive nights that were blocked by the same action. */
export function blockedRuns(nights: readonly BlockedNight[]): BoardBlocking[] {
  const runs: BoardBlocking[] = []
  let before: BlockedNight | undefined
  for (const night of nights) {
    const open = runs.at(-1)
    if (open && before && isNextOf(before, night)) open.outDate = night.date
    else {
      const { id, room_id: room, date, created_by: by, reason } = night
      runs.push({ _id: id, room, inDate: date, outDate: date, by, reason })
    }
    before = night
  }
  return runs
}
