import { delimiter, join, resolve } from 'node:path'

/** The project's root folder. */
export const projectRoot = resolve(import.meta.dirname, '../..')

/** The two sites that Vite builds. */
export const sites = ['public-site', 'admin-console']

/**
 * The environment for a child process: tools are found in the project's own `node_modules`, where the pinned Node lies
 * too. Without it a script started from outside npm would run its children on the machine's Node.
 */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = join(projectRoot, 'node_modules/.bin')
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
}

/** Where a site is built to: `LODGE_BUILD_DIR`, or its own `dist`. */
export function buildFolder(site: string): string {
  const shared = process.env['LODGE_BUILD_DIR']
  return shared ? resolve(projectRoot, shared, site) : join(projectRoot, site, 'dist')
}
