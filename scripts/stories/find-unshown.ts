import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** A source file: its path from the project's root, with `/` between folders. */
export type SourceFile = { path: string; source: string }

/** Files of components are named as what they export; others that hold JSX, such as a table's columns, are parts of them. */
const COMPONENT = /\/[A-Z]\w*\.tsx$/
const STORY = /\.stories\.tsx$/

/** What draws nothing for a designer to see. */
const UNSEEN = [
  // Title, description and pictures of shared links, in the page's head.
  'PageHead',
  // Shown by browsers that run no code, which therefore show no stories.
  'WithoutScript',
  // Text that is only read out.
  'VisuallyHidden',
]

/**
 * Returns the components that no story shows. One is shown by a story of its own feature (elsewhere: of its own folder) that imports it, and so
 * are its parts of the same feature: a row or a cell needs no story, where that of its list has all their states.
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
    (path) => COMPONENT.test(path) && !shown.has(path) && !UNSEEN.includes(posix.basename(path, '.tsx')),
  )
}

const FEATURE = /^.*\/features\/[^/]+\//

/** The folder whose stories show a file: its feature, or else its own. */
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
