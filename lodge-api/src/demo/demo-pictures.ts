import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PLANT_PHOTO_WIDTHS, ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photo-sizes'
import * as v from 'valibot'
import { type PhotoKind, type RenderedPhoto, versionOf } from '../photos/photo-rendering.ts'

const PICTURES = new URL('pictures/', import.meta.url)
const WIDTHS = { room: ROOM_PHOTO_WIDTHS, plant: PLANT_PHOTO_WIDTHS }

/** A drawing of the demonstration: of a room or a plant, and its name. */
export type DemoPicture = { kind: PhotoKind; name: string }

export const drawingFile = ({ kind, name }: DemoPicture) => new URL(`${kind}s/${name}.svg`, PICTURES)
export const keptFile = ({ kind, name }: DemoPicture, width: number) =>
  new URL(`kept/${kind}s/${name}-${width}.webp`, PICTURES)

/** Which drawing each kept picture was made from: SHA-256 by `plants/molle`. */
export const KEPT_LIST = new URL('kept/made-from.json', PICTURES)
const KeptList = v.record(v.string(), v.string())

export const nameInList = ({ kind, name }: DemoPicture): string => `${kind}s/${name}`
export const fingerprint = (drawing: Uint8Array): string => createHash('sha256').update(drawing).digest('hex')

export const readKeptList = async (): Promise<Record<string, string>> =>
  v.parse(KeptList, JSON.parse(await readFile(KEPT_LIST, 'utf8')))

/**
 * A picture of the demonstration as it is kept in a database. `node lodge-api/src/demo/keep-pictures.ts` has rasterised it
 * beforehand, since doing so for all of them would take a first start many seconds, and each test that starts a lodge; a
 * drawing that was changed since is taken as it is.
 */
export async function demoPicture(
  picture: DemoPicture,
  keptList: Record<string, string>,
): Promise<RenderedPhoto | Uint8Array> {
  const drawing = await readFile(drawingFile(picture))
  if (keptList[nameInList(picture)] !== fingerprint(drawing)) return drawing
  const sizes = await Promise.all(
    WIDTHS[picture.kind].map(async (width) => ({
      width,
      bytes: new Uint8Array(await readFile(keptFile(picture, width))),
    })),
  )
  return { version: versionOf(sizes), sizes }
}
