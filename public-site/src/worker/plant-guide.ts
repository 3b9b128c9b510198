import { dayInLima } from 'shared-ui/rules/calendar-date'
import { PLANT_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'
import { type Plant, PlantResponse, PlantsResponse } from 'shared-ui/validators/plant'
import * as v from 'valibot'
import { plantPhotoAddress } from '../lib/plant-photo-address.ts'
import { GUIDE_CACHE } from './cache-names.ts'
import type { PlantGuide } from './guide-responses.ts'
import { takeWhileWithin } from './take-while-within.ts'

const GUIDE = '/api/plant/guide'

/** A guide that was asked for less than an hour ago is not asked for again. */
const FRESH_MS = 60 * 60_000

/** The pictures of the guide are kept up to this weight: some 75 plants. Further ones have their texts. */
const PICTURE_BYTES = 1_000_000

const StoredGuide = v.object({ plants: v.array(PlantResponse), storedAt: v.number() })

/** What is kept, or undefined where nothing is, or nothing that can be read. */
async function readStored() {
  const kept = await (await caches.open(GUIDE_CACHE)).match(GUIDE)
  const read = v.safeParse(StoredGuide, await kept?.json())
  return read.success ? read.output : undefined
}

/** The guide as the device keeps it; undefined where it keeps none. */
export async function storedGuide(): Promise<PlantGuide | undefined> {
  const kept = await readStored()
  return kept && { plants: kept.plants, storedOn: dayInLima(kept.storedAt) }
}

/** Brings the guide up to date: all texts in one call, then the smallest pictures, one after the other. */
export async function storeGuide(): Promise<void> {
  const kept = await readStored()
  if (kept && Date.now() - kept.storedAt < FRESH_MS) return
  const answer = await fetch(GUIDE, { priority: 'low' })
  if (!answer.ok) return
  const { plants } = v.parse(PlantsResponse, await answer.json())
  const cache = await caches.open(GUIDE_CACHE)
  await cache.put(
    GUIDE,
    Response.json({ plants, storedAt: Date.now() } satisfies v.InferInput<typeof StoredGuide>),
  )
  await storePictures(cache, plants)
}

async function storePictures(cache: Cache, plants: readonly Plant[]): Promise<void> {
  const wanted = plants.map(guidePicture)
  for (const { url } of await cache.keys()) {
    const { pathname, search } = new URL(url)
    if (pathname !== GUIDE && !wanted.includes(pathname + search)) await cache.delete(url)
  }
  if (isConnectionMetered()) return
  await takeWhileWithin(PICTURE_BYTES, wanted, async (address) => {
    const picture = (await cache.match(address)) ?? (await storePicture(cache, address))
    return (await picture.blob()).size
  })
}

/** A picture that there is no more is not kept, and the others are. */
async function storePicture(cache: Cache, address: string): Promise<Response> {
  const picture = await fetch(address, { priority: 'low' })
  if (picture.ok) await cache.put(address, picture.clone())
  return picture
}

const guidePicture = (plant: Plant): string => plantPhotoAddress(plant, PLANT_PHOTO_WIDTHS[0])

/** The kept picture of the plant that an address of a picture names. */
export async function storedPicture(address: URL): Promise<Response | undefined> {
  const guide = await storedGuide()
  const plant = guide?.plants.find(({ _id }) => _id === address.searchParams.get('plantID'))
  return plant && (await caches.open(GUIDE_CACHE)).match(guidePicture(plant))
}

/** Whoever saves data gets the texts alone, and so does who has a line of the second generation. */
const isConnectionMetered = (): boolean =>
  'connection' in navigator && v.is(MeteredConnection, navigator.connection)

/** As the Network Information API tells of it, where there is one. */
const MeteredConnection = v.union([
  v.object({ saveData: v.literal(true) }),
  v.object({ effectiveType: v.picklist(['slow-2g', '2g']) }),
])
