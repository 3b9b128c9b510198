import { parseSync } from 'vite'
import type { SourceFile } from './find-unshown.ts'

/** A file of stories as its source has it: strings only, since examples are elements. */
export type StoryFile = {
  path: string
  title: string
  /** The sentences of its guide by their keys; those of a list or a record in order. */
  guide: Readonly<Record<string, readonly string[]>>
  /** The attributes and keys that the guide explains. */
  states: readonly string[]
  stories: readonly { name: string; tags: readonly string[] }[]
}

type Node = ReturnType<typeof parseSync>['program']['body'][number]
type Expression = { type: string; [key: string]: unknown }
type Properties = ReadonlyMap<string, Expression>

/** Reads title, guide, names and tags of a file of stories. Throws on source that cannot be parsed. */
export function readStories({ path, source }: SourceFile): StoryFile {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const values = new Map(program.body.flatMap(declared))
  const guide = propertiesOf(values.get('guide'))
  return {
    path,
    title: textsOf(propertiesOf(values.get('meta')).get('title'))[0] ?? '',
    guide: Object.fromEntries(Array.from(guide, ([key, value]) => [key, textsOf(value)])),
    states: Array.from(propertiesOf(guide.get('states')).keys()),
    stories: exportedNames(program.body).map((exported) => {
      const story = propertiesOf(values.get(exported))
      return { name: textsOf(story.get('name'))[0] ?? '', tags: textsOf(story.get('tags')) }
    }),
  }
}

/** The constants that a statement declares, exported or not. */
function declared(node: Node): [name: string, value: Expression][] {
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [[id.name, withoutType(init)] as [string, Expression]] : [],
  )
}

const exportedNames = (body: readonly Node[]): string[] =>
  body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => declared(node).map(([name]) => name))

/** `x` of `x satisfies Meta`. */
const withoutType = (value: object): Expression => {
  const expression = value as Expression
  return expression.type === 'TSSatisfiesExpression'
    ? withoutType(expression['expression'] as object)
    : expression
}

function propertiesOf(value: Expression | undefined): Properties {
  if (value?.type !== 'ObjectExpression') return new Map()
  const properties = value['properties'] as { type: string; key: Expression; value: Expression }[]
  return new Map(
    properties
      .filter(({ type }) => type === 'Property')
      .map(({ key, value: content }) => [String(key['name'] ?? key['value']), content]),
  )
}

/** The strings in an expression, in order; elements have none. */
function textsOf(value: Expression | undefined): string[] {
  if (value?.type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : []
  if (value?.type === 'ArrayExpression') return (value['elements'] as Expression[]).flatMap(textsOf)
  return Array.from(propertiesOf(value).values()).flatMap(textsOf)
}
