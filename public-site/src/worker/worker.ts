import { OFFLINE } from 'shared-ui/copy/problems/offline'
import { STORE_GUIDE } from '../lib/document/worker-address.ts'
import { groupOfGuide, type PlantGuide, plantOfGuide } from './guide-responses.ts'
import { jsonResponse } from './json-response.ts'
import { withinTimeout } from './network-timeout.ts'
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
 * The service worker: serves the site and its plant guide without a network (docs/decisions/028). It caches nothing with a
 * price and leaves unknown requests to the browser.
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
  const respond = RESPONDERS[requestKind(event.request, self.location.origin)]
  if (respond) event.respondWith(respond(event))
})

async function takeCharge(): Promise<void> {
  // Lets the browser request pages while the worker is still starting.
  await self.registration.navigationPreload?.enable()
  await dropOutdated()
  await self.clients.claim()
}

const RESPONDERS: Record<RequestKind, ((event: FetchEvent) => Promise<Response>) | null> = {
  network: null,
  page: respondWithPage,
  booking: respondToBooking,
  asset: respondWithAsset,
  plants: ({ request }) => guideResponse(request, groupOfGuide, OFFLINE.noGuide),
  plant: ({ request }) => guideResponse(request, plantOfGuide, OFFLINE.plantNotStored),
  'plant-photo': async ({ request }) => {
    const pending = fetch(request)
    return (await withinTimeout(pending)) ?? (await storedPicture(new URL(request.url))) ?? pending
  },
}

type GuideReader = (guide: PlantGuide, query: URLSearchParams) => object | null

/** Responds from the network, else from the stored guide, else with the error message `unavailable`. */
async function guideResponse(request: Request, read: GuideReader, unavailable: string): Promise<Response> {
  const pending = fetch(request)
  const response = await withinTimeout(pending)
  if (response) return response
  const guide = await storedGuide()
  const found = guide && read(guide, new URL(request.url).searchParams)
  if (found) return jsonResponse(found)
  return pending.catch(() => jsonResponse({ errorMessage: unavailable }, 504))
}
