import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { DEMO_GARDEN, DEMO_ROOMS } from 'content'
import { pictureFile } from 'content/folder'
import { PLANT_PHOTO_WIDTHS, ROOM_PHOTO_WIDTHS } from 'shared-ui/rules/photos/photo-sizes'
import * as v from 'valibot'
import { type PhotoKind, type RenderedPhoto, versionOf } from '../photos/photo-rendering.ts'

const WIDTHS = { room: ROOM_PHOTO_WIDTHS, plant: PLANT_PHOTO_WIDTHS }

/** A picture of the demonstration: its kind and the name of its file. */
export type DemoPicture = { kind: PhotoKind; name: string }

/** The pictures of all demonstration rooms and plants. */
export const DEMO_PICTURES: DemoPicture[] = [
  ...DEMO_ROOMS.map(({ picture }) => ({ kind: 'room' as const, name: picture })),
  ...DEMO_GARDEN.flatMap(({ plants }) => plants).map(({ picture }) => ({
    kind: 'plant' as const,
    name: picture,
  })),
]

export const originalFile = ({ kind, name }: DemoPicture): string => pictureFile(`${kind}s`, name)
export const renderedFile = ({ kind, name }: DemoPicture, width: number): string =>
  pictureFile(`rendered/${kind}s`, `${parse(name).name}-${width}.webp`)

/** The list of originals of the rendered pictures: SHA-256 by name, `plants/molle.svg`. */
export const RENDERED_LIST = pictureFile('rendered', 'made-from.json')
const RenderedList = v.record(v.string(), v.string())

export const nameInList = ({ kind, name }: DemoPicture): string => `${kind}s/${name}`
export const fingerprint = (original: Uint8Array): string =>
  createHash('sha256').update(original).digest('hex')

/** Reads the list of the selected content folder; empty if there is none. */
export const readRenderedList = async (): Promise<Record<string, string>> =>
  existsSync(RENDERED_LIST) ? v.parse(RenderedList, JSON.parse(await readFile(RENDERED_LIST, 'utf8'))) : {}

/**
 * Returns a demonstration picture as it is stored: the sizes that `node lodge-api/src/demo/render-pictures.ts` rendered
 * beforehand, because rendering all pictures would delay a first start by many seconds. Returns the original if its
 * rendered sizes are missing or outdated.
 */
export async function demoPicture(
  picture: DemoPicture,
  renderedList: Record<string, string>,
): Promise<RenderedPhoto | Uint8Array> {
  const original = await readFile(originalFile(picture))
  if (renderedList[nameInList(picture)] !== fingerprint(original)) return original
  const sizes = await Promise.all(
    WIDTHS[picture.kind].map(async (width) => ({
      width,
      bytes: new Uint8Array(await readFile(renderedFile(picture, width))),
    })),
  )
  return { version: versionOf(sizes), sizes }
}
