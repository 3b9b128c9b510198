import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { takeInPhoto } from '../photos/photo-intake.ts'
import { DEMO_ZONES } from './demo-garden.ts'
import {
  type DemoPicture,
  drawingFile,
  fingerprint,
  KEPT_LIST,
  keptFile,
  nameInList,
} from './demo-pictures.ts'
import { DEMO_ROOMS } from './demo-rooms.ts'

/** Rasterises the drawings of the demonstration as the product does with any photo: `node lodge-api/src/demo/keep-pictures.ts` */
const pictures: DemoPicture[] = [
  ...DEMO_ROOMS.map(({ picture }) => ({ kind: 'room' as const, name: picture })),
  ...DEMO_ZONES.flatMap(({ plants }) =>
    plants.map(({ picture }) => ({ kind: 'plant' as const, name: picture })),
  ),
]

const folder = new URL('.', KEPT_LIST)
await rm(folder, { recursive: true, force: true })
for (const kind of ['rooms', 'plants']) await mkdir(new URL(kind, folder), { recursive: true })

const keptList: Record<string, string> = {}
for (const picture of pictures) {
  const drawing = await readFile(drawingFile(picture))
  const { sizes } = await takeInPhoto(drawing, picture.kind)
  for (const { width, bytes } of sizes) await writeFile(keptFile(picture, width), bytes)
  keptList[nameInList(picture)] = fingerprint(drawing)
}
await writeFile(KEPT_LIST, `${JSON.stringify(keptList, null, 2)}\n`)
