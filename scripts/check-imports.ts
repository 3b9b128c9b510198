import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findBreaches } from './imports/find-breaches.ts'
import { projectRoot } from './running/project.ts'

const NOT_OURS = /(^|\/)(node_modules|dist|storybook-static|data)(\/|$)|\.gen\.ts$|\.d\.ts$/

/** Every TypeScript file of the project, and the scripts that are served as they are. */
const paths = globSync(['**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'], {
  cwd: projectRoot,
  exclude: (path) => NOT_OURS.test(path.split(sep).join('/')),
}).map((path) => path.split(sep).join('/'))

const breaches = paths.flatMap((path) =>
  findBreaches({ path, source: readFileSync(join(projectRoot, path), 'utf8') }),
)
for (const { path, line, message } of breaches) console.log(`${path}:${line}: ${message}`)
console.log(`${paths.length} files, ${breaches.length} forbidden imports`)
process.exitCode = breaches.length === 0 ? 0 : 1
