import '../lodge-api/src/settings-file.ts'
import { sites } from './running/project.ts'
import { buildSite, isStale } from './running/site-build.ts'

/** Builds both sites; with `--stale` only those whose sources changed since their last build. */
const isOnlyStale = process.argv.includes('--stale')

try {
  for (const site of sites) {
    if (!isOnlyStale || isStale(site)) await buildSite(site)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
