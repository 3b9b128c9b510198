import '../lodge-api/src/settings/settings-file.ts'
import { builtWorkspaces } from './running/project.ts'
import { buildWorkspace, isStale } from './running/workspace-build.ts'

/** Builds both sites and the server; with `--stale` only those whose sources changed since their last build. */
const isOnlyStale = process.argv.includes('--stale')

try {
  for (const workspace of builtWorkspaces) {
    if (!isOnlyStale || isStale(workspace)) await buildWorkspace(workspace)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
