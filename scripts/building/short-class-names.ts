import { globSync } from 'node:fs'
import { join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The first of the two-character numbers, in base 36, that begin with a letter, as a class name must. */
const FIRST_FILE = 'a0'
const BASE = 36

const root = join(import.meta.dirname, '../..')

/**
 * Returns a function that names the classes of CSS modules: the number of the file among the sorted `files`, then that of the
 * class in its file.
 */
export function classNamer(files: readonly string[]): (name: string, file: string) => string {
  // oxlint-disable-next-line unicorn/no-array-sort -- the types of the public site's oldest browsers have no `toSorted`
  const sorted = [...files].sort()
  const namesOf = new Map<string, string[]>()
  return (name, file) => {
    if (!sorted.includes(file)) throw new Error(`${file} is not among the CSS modules of the build`)
    const names = namesOf.get(file) ?? []
    namesOf.set(file, names)
    if (!names.includes(name)) names.push(name)
    const fileNumber = Number.parseInt(FIRST_FILE, BASE) + sorted.indexOf(file)
    return fileNumber.toString(BASE) + names.indexOf(name).toString(BASE)
  }
}

/**
 * Gives the classes of a built site names such as `b4c`. Vite's own, `_label_1g7vn_8`, are 0.8 kB of a page after compression. Builds of
 * the same sources get the same names, so a page that the server renders matches the stylesheets. `workspace` is the site's folder.
 */
export const shortClassNames = (workspace: string): Plugin => ({
  name: 'short-class-names',
  apply: 'build',
  config: () => {
    const files = globSync(`{${workspace},shared-ui}/src/**/*.module.css`, { cwd: root })
    return {
      css: {
        modules: { generateScopedName: classNamer(files.map((file) => normalizePath(join(root, file)))) },
      },
    }
  },
})
