import { delimiter, join, resolve } from 'node:path'

/** The project's root folder. */
export const projectRoot = resolve(import.meta.dirname, '../..')

const SERVER = 'lodge-api'

/** The workspaces that are built: both sites, and the server as a bundle. */
export const builtWorkspaces = ['public-site', 'admin-console', SERVER]

/** Whether a workspace's build contains the lodge's content, which the server reads when it starts. */
export const containsContent = (workspace: string): boolean => workspace !== SERVER

/**
 * Returns the environment for a child process: its PATH starts with the project's `node_modules/.bin`, which also holds the
 * pinned Node. Without it, a script started outside npm would run its children on the system's Node.
 */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = join(projectRoot, 'node_modules/.bin')
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
}

/**
 * Returns the folder that a workspace is built to: its own `dist`, for a site below `LODGE_BUILD_DIR` if that is set. The bundle of the server finds
 * packages with machine code only below the project's root.
 */
export function buildFolder(workspace: string): string {
  const shared = process.env['LODGE_BUILD_DIR']
  return shared && containsContent(workspace)
    ? resolve(projectRoot, shared, workspace)
    : join(projectRoot, workspace, 'dist')
}
