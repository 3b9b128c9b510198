import { delimiter, join, resolve } from 'node:path'

/** The project's root folder. */
export const projectRoot = resolve(import.meta.dirname, '../..')

/** The two sites that Vite builds. */
export const sites = ['public-site', 'admin-console']

/**
 * Returns the environment for a child process: its PATH starts with the project's `node_modules/.bin`, which also holds the
 * pinned Node. Without it, a script started outside npm would run its children on the system's Node.
 */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const tools = join(projectRoot, 'node_modules/.bin')
  return { ...process.env, ...extra, PATH: `${tools}${delimiter}${process.env['PATH'] ?? ''}` }
}

/** Returns the folder that a site is built to: below `LODGE_BUILD_DIR`, or the site's own `dist`. */
export function buildFolder(site: string): string {
  const shared = process.env['LODGE_BUILD_DIR']
  return shared ? resolve(projectRoot, shared, site) : join(projectRoot, site, 'dist')
}
