import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { takeInPhoto } from '../photos/photo-intake.ts'
import { DEMO_ZONES } from './demo-garden.ts'
import {
  type DemoPicture,
  demoPicture,
  drawingFile,
  fingerprint,
  KEPT_LIST,
  keptFile,
  nameInList,
  readKeptList,
} from './demo-pictures.ts'
import { DEMO_ROOMS } from './demo-rooms.ts'

/** Rasterises the drawings of the demonstration that have changed, as the product does with any photo: `node lodge-api/src/demo/keep-pictures.ts` */
const pictures: DemoPicture[] = [
  ...DEMO_ROOMS.map(({ picture }) => ({ kind: 'room' as const, name: picture })),
  ...DEMO_ZONES.flatMap(({ plants }) =>
    plants.map(({ picture }) => ({ kind: 'plant' as const, name: picture })),
  ),
]

const folder = new URL('.', KEPT_LIST)
for (const kind of ['rooms', 'plants']) await mkdir(new URL(kind, folder), { recursive: true })

const before = await readKeptList().catch(() => ({}))
const keptList: Record<string, string> = {}
for (const picture of pictures) {
  const kept = await demoPicture(picture, before)
  if (kept instanceof Uint8Array) {
    const { sizes } = await takeInPhoto(kept, picture.kind)
    for (const { width, bytes } of sizes) await writeFile(keptFile(picture, width), bytes)
    process.stdout.write(`${nameInList(picture)}\n`)
  }
  keptList[nameInList(picture)] = fingerprint(await readFile(drawingFile(picture)))
}
await writeFile(KEPT_LIST, `${JSON.stringify(keptList, null, 2)}\n`)
