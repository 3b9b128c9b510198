import '../lodge-api/src/settings-file.ts'
import { sites } from './running/project.ts'
import { buildSite, isStale } from './running/site-build.ts'

/**
 * Starts the product in one process: builds stale sites first, then imports the server, so that Ctrl-C and SIGTERM reach it
 * directly and it shuts down properly.
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
