import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A source file: its path from the project's root, with `/` between folders. */
export type SourceFile = { path: string; source: string }

/** Matches files named after the component that they export. Other files with JSX, such as table columns, are parts of components. */
const COMPONENT = /\/[A-Z]\w*\.tsx$/
const STORY = /\.stories\.tsx$/

/** Components without visible output. */
const INVISIBLE = [
  // Elements of the document's head.
  'PageHead',
  // Only rendered without JavaScript, which stories need.
  'WithoutScript',
  // Text for screen readers only.
  'VisuallyHidden',
]

/**
 * Returns the components that no story shows. A story shows the components of its own feature (outside features: of its own
 * folder) that it imports, and what these import from there: the story of a list also covers its rows and cells.
 */
export function unshownComponents(files: readonly SourceFile[]): string[] {
  const imports = new Map(files.map((file) => [file.path, neighboursOf(file)]))
  const shown = new Set<string>()
  const show = (path: string) => {
    if (shown.has(path)) return
    shown.add(path)
    for (const part of imports.get(path) ?? []) show(part)
  }
  for (const { path } of files) if (STORY.test(path)) show(path)
  return [...imports.keys()].filter(
    (path) => COMPONENT.test(path) && !shown.has(path) && !INVISIBLE.includes(posix.basename(path, '.tsx')),
  )
}

const FEATURE = /^.*\/features\/[^/]+\//

/** Returns the folder whose stories show a file: its feature, or its own folder outside features. */
const homeOf = (path: string): string => FEATURE.exec(path)?.[0] ?? `${posix.dirname(path)}/`

/** Returns what a file imports from its own feature or folder. */
const neighboursOf = ({ path, source }: SourceFile): string[] =>
  importedBy(path, source)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(posix.dirname(path), specifier))
    .filter((imported) => homeOf(imported) === homeOf(path))

/** Returns the specifiers of static and dynamic imports. Throws on source that cannot be parsed. */
function importedBy(path: string, source: string): string[] {
  const { program, module, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const specifiers = module.staticImports.map(({ moduleRequest }) => moduleRequest.value)
  new Visitor({
    ImportExpression: ({ source: target }) => {
      if (target.type === 'Literal') specifiers.push(String(target.value))
    },
  }).visit(program)
  return specifiers
}
