import { parseSync } from 'vite'
import type { SourceFile } from './find-unshown.ts'

/** A file of stories as its source has it: strings only, since examples are elements. */
export type StoryFile = {
  path: string
  title: string
  /** The tags of all its stories. */
  tags: readonly string[]
  /** The sentences of its guide by their keys; those of a list or a record in order. */
  guide: Readonly<Record<string, readonly string[]>>
  /** The attributes and keys that the guide explains. */
  states: readonly string[]
  /** The names of stories that the guide frames as examples. */
  framed: readonly string[]
  stories: readonly { exported: string; name: string; tags: readonly string[] }[]
}

type Statement = ReturnType<typeof parseSync>['program']['body'][number]
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]
type Expression = NonNullable<Declarator['init']>

/** Reads title, guide, names and tags of a file of stories. Throws on source that cannot be parsed. */
export function readStories({ path, source }: SourceFile): StoryFile {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const values = new Map(program.body.flatMap(declared))
  const meta = propertiesOf(values.get('meta'))
  const guide = propertiesOf(values.get('guide'))
  return {
    path,
    title: textsOf(meta.get('title'))[0] ?? '',
    tags: textsOf(meta.get('tags')),
    guide: Object.fromEntries(Array.from(guide, ([key, value]) => [key, textsOf(value)])),
    framed: Array.from(propertiesOf(guide.get('practice')).values()).flatMap((use) =>
      textsOf(propertiesOf(use).get('story')),
    ),
    states: Array.from(propertiesOf(guide.get('states')).keys()),
    stories: exportedNames(program.body).map((exported) => {
      const story = propertiesOf(values.get(exported))
      return { exported, name: textsOf(story.get('name'))[0] ?? '', tags: textsOf(story.get('tags')) }
    }),
  }
}

/** The constants that a statement declares, exported or not. */
function declared(statement: Statement): [name: string, value: Expression][] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) => {
    const named: [string, Expression][] =
      id.type === 'Identifier' && init ? [[id.name, withoutType(init)]] : []
    return named
  })
}

const exportedNames = (body: readonly Statement[]): string[] =>
  body
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((statement) => declared(statement).map(([name]) => name))

/** `x` of `x satisfies Meta`. */
const withoutType = (value: Expression): Expression =>
  value.type === 'TSSatisfiesExpression' ? withoutType(value.expression) : value

function propertiesOf(value: Expression | undefined): ReadonlyMap<string, Expression> {
  const properties = new Map<string, Expression>()
  if (value?.type !== 'ObjectExpression') return properties
  for (const property of value.properties) {
    if (property.type !== 'Property') continue
    if (property.key.type === 'Identifier') properties.set(property.key.name, property.value)
    if (property.key.type === 'Literal') properties.set(String(property.key.value), property.value)
  }
  return properties
}

/** The strings in an expression, in order; elements have none, and names of other stories are left out. */
function textsOf(value: Expression | undefined): string[] {
  if (value?.type === 'Literal') return typeof value.value === 'string' ? [value.value] : []
  if (value?.type === 'ArrayExpression') {
    return value.elements.flatMap((element) =>
      element === null || element.type === 'SpreadElement' ? [] : textsOf(element),
    )
  }
  return Array.from(propertiesOf(value)).flatMap(([key, inner]) => (key === 'story' ? [] : textsOf(inner)))
}
