import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { sites } from './running/project.ts'
import { buildSite, isStale } from './running/site-build.ts'

/**
 * The product in one process: what is not built is built first, then the server runs here, so that Ctrl-C and SIGTERM
 * reach it directly and it stops as it does on its own.
 */
try {
  for (const site of sites.filter(isStale)) {
    console.log(`Building ${site} …`)
    await buildSite(site)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
// Spares the next starts most of their parsing, and the server the memory of the type stripper.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
await import(new URL('../lodge-api/src/main.ts', import.meta.url).href)
