import { delimiter, join, resolve } from 'node:path'

/** The project's root folder. */
export const projectRoot = resolve(import.meta.dirname, '../..')

/** The workspaces that are built: both sites, and the server as a bundle. */
export const builtWorkspaces = ['public-site', 'admin-console', 'lodge-api']

/**
 * Returns the environment for a child process: its PATH starts with the project's `node_modules/.bin`, which also holds the
 * pinned Node. Without it, a script started outside npm would run its children on the system's Node.
 */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = join(projectRoot, 'node_modules/.bin')
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
}

/** Returns the folder that a workspace is built to: below `LODGE_BUILD_DIR`, or its own `dist`. */
export function buildFolder(workspace: string): string {
  const shared = process.env['LODGE_BUILD_DIR']
  return shared ? resolve(projectRoot, shared, workspace) : join(projectRoot, workspace, 'dist')
}
