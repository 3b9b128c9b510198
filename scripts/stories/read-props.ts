import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen'
import { projectRoot } from '../running/project.ts'
import type { SourceFile } from './find-unshown.ts'

/** A prop as react-docgen reads it for the documentation page. */
export type ReadProp = { component: string; name: string; type: string; description: string }

/** Like Storybook's, which follows imports of files only. */
const importer = makeFsImporter((specifier, folder) => {
  if (specifier.startsWith('.')) return join(folder, specifier)
  throw Object.assign(new Error(`${specifier} is not followed`), { code: 'MODULE_NOT_FOUND' })
})
const resolver = new builtinResolvers.FindExportedDefinitionsResolver()

/** Returns the props on the documentation page of a file of stories; none if it documents no component of another file. */
export function readProps(story: SourceFile): ReadProp[] {
  const component =
    /\bdocuments: (\w+)/.exec(story.source)?.[1] ?? /^ {2}component: (\w+)/m.exec(story.source)?.[1] ?? ''
  const path = importedFrom(component, story)
  if (path === undefined) return []
  const found = parse(readFileSync(join(projectRoot, path), 'utf8'), {
    filename: join(projectRoot, path),
    importer,
    resolver,
  }).find(({ displayName }) => displayName === component)
  return Object.entries(found?.props ?? {}).map(([name, { tsType, description = '' }]) => ({
    component,
    name,
    type: typeText(tsType),
    description,
  }))
}

const typeText = (type: { name: string; raw?: string } | undefined): string => type?.raw ?? type?.name ?? ''

function importedFrom(component: string, { path, source }: SourceFile): string | undefined {
  const specifier = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '(\\.[^']+\\.tsx)'`).exec(
    source,
  )?.[1]
  return component === '' || specifier === undefined ? undefined : posix.join(posix.dirname(path), specifier)
}
