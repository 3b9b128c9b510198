import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readPhoto } from '../photos/photo-intake.ts'
import {
  DEMO_PICTURES,
  demoPicture,
  fingerprint,
  nameInList,
  originalFile,
  RENDERED_LIST,
  readRenderedList,
  renderedFile,
} from './demo-pictures.ts'

/** Renders the demonstration pictures that have changed: `node lodge-api/src/demo/render-pictures.ts` */
const before = await readRenderedList()
const renderedList: Record<string, string> = {}
for (const picture of DEMO_PICTURES) {
  const existing = await demoPicture(picture, before)
  if (existing instanceof Uint8Array) {
    const { sizes } = await readPhoto(existing, picture.kind)
    for (const { width, bytes } of sizes) {
      await mkdir(dirname(renderedFile(picture, width)), { recursive: true })
      await writeFile(renderedFile(picture, width), bytes)
    }
    process.stdout.write(`${nameInList(picture)}\n`)
  }
  renderedList[nameInList(picture)] = fingerprint(await readFile(originalFile(picture)))
}
await writeFile(RENDERED_LIST, `${JSON.stringify(renderedList, null, 2)}\n`)
