import type { Browser } from 'playwright-core'
import { ReservationsResponse } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import { report } from '../figures.ts'
import type { RunningLodge } from '../running-lodge.ts'
import { type PageNotes, WatchedTab } from './page-watch.ts'

const CPU_SLOWDOWN = 4
const SCREENS = [
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
  { name: 'phone', viewport: { width: 360, height: 740 } },
] as const

const PATHS = [
  '/administrative-panel',
  '/reservations-panel',
  '/rooms-panel',
  '/view-room/room-0',
  '/update-room/room-0',
  '/create-room',
  '/room-block/room-0',
  '/zones-panel',
  '/families-panel',
  '/plants-panel',
  '/view-plant/plant-0',
  '/update-plant/plant-0',
  '/create-reservation',
  '/board',
  '/messages-panel',
  '/messages-panel/complaints',
  '/messages-panel/newsletter',
  '/messages-panel/mails',
  '/payments-panel',
  '/staff-panel',
  '/audit-panel',
]

type Context = { browser: Browser; lodge: RunningLodge; token: string }
type Visit = { path: string; screen: (typeof SCREENS)[number] }

async function newestReservation({ lodge, token }: Context): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${lodge.adminUrl}/api/reservation?group=1`, { headers })
  return v.parse(ReservationsResponse, await response.json()).reservations[0]?._id ?? ''
}

/** Records the layout shifts of a page from navigation until no request is running. */
async function notesOf({ browser, lodge, token }: Context, { path, screen }: Visit): Promise<PageNotes> {
  const context = await browser.newContext({ viewport: screen.viewport, locale: 'es-PE' })
  const tab = await WatchedTab.open(await context.newPage(), { token, watched: {}, slowed: CPU_SLOWDOWN })
  await tab.page.goto(`${lodge.adminUrl}${path}`, { waitUntil: 'networkidle' })
  const notes = await tab.notes()
  await context.close()
  return notes
}

/** Measures the layout shifts of the console's pages while they load, on desktop and phone, and prints what moved. */
export async function measureLayoutShifts(context: Context): Promise<void> {
  const paths = [...PATHS, `/view-reservation/${await newestReservation(context)}`]
  for (const screen of SCREENS) {
    let largest = 0
    for (const path of paths) {
      const { shift, moved } = await notesOf(context, { path, screen })
      largest = Math.max(largest, shift)
      if (shift > 0.01) report(`what moves on ${path}, ${screen.name}`, [...new Set(moved)].join(', '))
    }
    report(`the console's largest layout shift, ${screen.name} (aim: 0)`, largest.toFixed(4))
  }
}
