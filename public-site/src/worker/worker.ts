import { OFFLINE } from 'shared-ui/copy/offline'
import { STORE_GUIDE } from '../lib/worker-address.ts'
import { groupOfGuide, type PlantGuide, plantOfGuide } from './guide-responses.ts'
import { withinTimeout } from './line.ts'
import { storedGuide, storedPicture, storeGuide } from './plant-guide.ts'
import { type RequestKind, requestKind } from './request-kind.ts'
import {
  dropOutdated,
  respondToBooking,
  respondWithAsset,
  respondWithPage,
  storeRelease,
} from './site-copy.ts'

/**
 * The service worker: the site and its guide of plants where there is no signal (docs/decisions/028). It keeps nothing that
 * has a price in it, and what it does not know it leaves alone.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => {
  event.waitUntil(storeRelease().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(takeCharge())
})

self.addEventListener('message', (event) => {
  if (event.data === STORE_GUIDE) event.waitUntil(storeGuide())
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
  page: respondWithPage,
  booking: respondToBooking,
  asset: respondWithAsset,
  plants: ({ request }) => guideResponse(request, groupOfGuide, OFFLINE.noGuide),
  plant: ({ request }) => guideResponse(request, plantOfGuide, OFFLINE.plantNotStored),
  'plant-photo': async ({ request }) => {
    const line = fetch(request)
    return (await withinTimeout(line)) ?? (await storedPicture(new URL(request.url))) ?? line
  },
}

type GuideReader = (guide: PlantGuide, query: URLSearchParams) => object | null

/** What the server says of plants; where the line fails, what the kept guide says; and `without` it, why there is nothing. */
async function guideResponse(request: Request, read: GuideReader, without: string): Promise<Response> {
  const line = fetch(request)
  const answer = await withinTimeout(line)
  if (answer) return answer
  const guide = await storedGuide()
  const kept = guide && read(guide, new URL(request.url).searchParams)
  if (kept) return Response.json(kept)
  return line.catch(() => Response.json({ errorMessage: without }, { status: 504 }))
}
