import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../running/project.ts'
import type { CopyText } from './read-texts.ts'

/** A file of the lodge's own content with its texts. */
export type ContentFile = { file: string; texts: CopyText[] }

/** Reads the texts of the lodge in `content/`, file by file, codes and file names included. */
export const readContent = (): ContentFile[] =>
  globSync('content/lodge/*.json', { cwd: projectRoot })
    .toSorted()
    .map((path) => {
      const part: unknown = JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
      return { file: `content/lodge/${basename(path)}`, texts: textsOf(part, []) }
    })

function textsOf(value: unknown, keys: readonly string[]): CopyText[] {
  if (typeof value === 'string') return [{ key: keys.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, [...keys, key]))
}
