import { OFFLINE } from 'shared-ui/copy/offline'
import { KEEP_GUIDE } from '../lib/worker-address.ts'
import { groupOfGuide, type PlantGuide, plantOfGuide } from './guide-answers.ts'
import { withPatience } from './line.ts'
import { keepGuide, keptGuide, keptPicture } from './plant-guide.ts'
import { type RequestKind, requestKind } from './request-kind.ts'
import { answerAsset, answerBooking, answerPage, dropOutdated, keepRelease } from './site-copy.ts'

/**
 * The service worker: the site and its guide of plants where there is no signal (docs/decisions/028). It keeps nothing that
 * has a price in it, and what it does not know it leaves alone.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(keepRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge())
})

self.addEventListener('message', (event) => {
  if (event.data === KEEP_GUIDE) event.waitUntil(keepGuide())
})

self.addEventListener('fetch', (event) => {
  const answer = ANSWERS[requestKind(event.request, self.location.origin)]
  if (answer) event.respondWith(answer(event))
})

async function takeCharge(): Promise<void> {
  // Pages are asked of the server while the worker is still starting.
  await self.registration.navigationPreload?.enable()
  await dropOutdated()
  await self.clients.claim()
}

const ANSWERS: Record<RequestKind, ((event: FetchEvent) => Promise<Response>) | null> = {
  network: null,
  page: answerPage,
  booking: answerBooking,
  asset: answerAsset,
  plants: ({ request }) => answerOfGuide(request, groupOfGuide, OFFLINE.noGuide),
  plant: ({ request }) => answerOfGuide(request, plantOfGuide, OFFLINE.plantNotKept),
  'plant-photo': async ({ request }) => {
    const line = fetch(request)
    return (await withPatience(line)) ?? (await keptPicture(new URL(request.url))) ?? line
  },
}

type GuideReader = (guide: PlantGuide, query: URLSearchParams) => object | null

/** What the server says of plants; where the line fails, what the kept guide says; and `without` it, why there is nothing. */
async function answerOfGuide(request: Request, read: GuideReader, without: string): Promise<Response> {
  const line = fetch(request)
  const answer = await withPatience(line)
  if (answer) return answer
  const guide = await keptGuide()
  const kept = guide && read(guide, new URL(request.url).searchParams)
  if (kept) return Response.json(kept)
  return line.catch(() => Response.json({ errorMessage: without }, { status: 504 }))
}
