import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { filesOf, readManifest } from './manifest.ts'

/** Prints the gzip size of the site's initial JavaScript: the entry and its static imports. `npm run size` */
const directory = join(import.meta.dirname, '../dist/client')
const manifest = readManifest(directory)
const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry)

let total = 0
for (const file of filesOf(manifest, entries).filter((name) => name.endsWith('.js'))) {
  const size = gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
  total += size
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${file}`)
}
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  initial JavaScript, gzip`)
