import '../lodge-api/src/settings/settings-file.ts'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildFolder, builtWorkspaces } from './running/project.ts'
import { buildWorkspace, isStale } from './running/workspace-build.ts'

/**
 * Starts the product in one process: builds what is stale first, then imports the server's bundle, so that Ctrl-C and SIGTERM reach it
 * directly and it shuts down properly.
 */
try {
  for (const workspace of builtWorkspaces.filter(isStale)) {
    console.log(`Building ${workspace} …`)
    await buildWorkspace(workspace)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(pathToFileURL(join(buildFolder('lodge-api'), 'main.js')).href)
