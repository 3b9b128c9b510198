import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import { type Plant, PlantResponse, PlantsResponse } from 'shared-ui/validators/garden/plant'
import * as v from 'valibot'
import { plantPhotoAddress } from '../lib/pictures/plant-photo-address.ts'
import { GUIDE_CACHE } from './cache-names.ts'
import type { PlantGuide } from './guide-responses.ts'
import { jsonResponse } from './json-response.ts'
import { takeWithinBudget } from './take-within-budget.ts'

const GUIDE = '/api/plant/guide'

/** How long a stored guide counts as fresh and is not requested again, in ms. */
const FRESH_MS = 60 * 60_000

/** Budget for stored pictures, in bytes: about 75 plants. Further plants have only their texts. */
const PICTURE_BYTES = 1_000_000

const StoredGuide = v.object({ plants: v.array(PlantResponse), storedAt: v.number() })

/** Returns the stored guide, or undefined if nothing readable is stored. */
async function readStored() {
  const stored = await (await caches.open(GUIDE_CACHE)).match(GUIDE)
  const read = v.safeParse(StoredGuide, await stored?.json())
  return read.success ? read.output : undefined
}

/** Returns the guide stored on the device, or undefined. */
export async function storedGuide(): Promise<PlantGuide | undefined> {
  const stored = await readStored()
  return stored && { plants: stored.plants, storedOn: dayInLima(stored.storedAt) }
}

/** Updates the stored guide: all texts in one request, then the pictures in their smallest width, one by one. */
export async function storeGuide(): Promise<void> {
  const stored = await readStored()
  if (stored && Date.now() - stored.storedAt < FRESH_MS) return
  const response = await fetch(GUIDE, { priority: 'low' })
  if (!response.ok) return
  const { plants } = v.parse(PlantsResponse, await response.json())
  const cache = await caches.open(GUIDE_CACHE)
  await cache.put(
    GUIDE,
    jsonResponse({ plants, storedAt: Date.now() } satisfies v.InferInput<typeof StoredGuide>),
  )
  await storePictures(cache, plants)
}

async function storePictures(cache: Cache, plants: readonly Plant[]): Promise<void> {
  const addresses = plants.map(guidePicture)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (pathname !== GUIDE && !addresses.includes(pathname + search)) await cache.delete(url)
  }
  if (isConnectionMetered()) return
  await takeWithinBudget(PICTURE_BYTES, addresses, async (address) => {
    const picture = (await cache.match(address)) ?? (await storePicture(cache, address))
    return (await picture.blob()).size
  })
}

/** Stores a picture unless the server does not find it. */
async function storePicture(cache: Cache, address: string): Promise<Response> {
  const picture = await fetch(address, { priority: 'low' })
  if (picture.ok) await cache.put(address, picture.clone())
  return picture
}

const guidePicture = (plant: Plant): string => plantPhotoAddress(plant, PLANT_PHOTO_WIDTHS[0])

/** Returns the stored picture of the plant whose picture is requested at `address`, in whatever width. */
export async function storedPicture(address: URL): Promise<Response | undefined> {
  const guide = await storedGuide()
  const plant = guide?.plants.find(({ _id }) => _id === address.searchParams.get('plantID'))
  return plant && (await caches.open(GUIDE_CACHE)).match(guidePicture(plant))
}

/** Whether the visitor saves data or has a 2G connection; they get only the texts. */
const isConnectionMetered = (): boolean =>
  'connection' in navigator && v.is(MeteredConnection, navigator.connection)

/** The connection as the Network Information API reports it, where the browser has that API. */
const MeteredConnection = v.union([
  v.object({ saveData: v.literal(true) }),
  v.object({ effectiveType: v.picklist(['slow-2g', '2g']) }),
])
