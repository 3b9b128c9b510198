import './running/settings-file.ts'
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
await import(new URL('../lodge-api/src/main.ts', import.meta.url).href)
