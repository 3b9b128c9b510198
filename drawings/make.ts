import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawn } from './picture.ts'
import { pictures } from './pictures.ts'

/** Writes the pictures; with names after the command, only those. `node drawings/make.ts [name…]` */
const wanted = process.argv.slice(2)
const root = join(import.meta.dirname, '..')

for (const picture of pictures) {
  if (wanted.length > 0 && !wanted.includes(picture.name)) continue
  const file = join(root, picture.file)
  const svg = drawn(picture)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
  process.stdout.write(`${picture.file} ${(svg.length / 1000).toFixed(1)} kB\n`)
}
