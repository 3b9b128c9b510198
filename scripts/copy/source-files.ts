import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { projectRoot } from '../running/project.ts'

/** A source file: its path from the project's root, with `/` between folders. */
export type SourceFile = { path: string; source: string }

const NOT_PRODUCT = /\.(?:test|stories)\.tsx?$|\.gen\.ts$/

/** Reads the product's source files that match a pattern, without tests, stories and generated files, in order. */
export const readSources = (pattern: string): SourceFile[] =>
  globSync(pattern, { cwd: projectRoot })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !NOT_PRODUCT.test(path))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(projectRoot, path), 'utf8') }))

/** The files of the copy. */
export const COPY_FILES = 'shared-ui/src/copy/**/*.ts'

/** The files that may show texts. */
export const SHOWING_FILES = '{public-site,admin-console,shared-ui,lodge-api}/src/**/*.{ts,tsx}'
