import { posix } from 'node:path'
import { parseSync } from 'vite'
import { isReadKey } from './copy-texts.ts'
import { readContent } from './read-content.ts'
import { type CopyText, readTexts } from './read-texts.ts'
import { COPY_FILES, readSources, SHOWING_FILES, type SourceFile } from './source-files.ts'

/** A text with the files that show it. */
export type CatalogueText = CopyText & { usedIn: string[] }

/** The texts of one constant or function of the copy. `subject` is its folder in the copy. */
export type CatalogueEntry = {
  subject: string
  file: string
  name: string
  note: string
  texts: CatalogueText[]
}

const COPY_FOLDER = 'shared-ui/src/copy/'

/** Where a file uses an export: the properties it reads, or `*` if it passes the whole. */
type Usage = { path: string; properties: Set<string> }

/** Returns all texts of the copy by subject, with the files that use them. */
export function readCopyCatalogue(): CatalogueEntry[] {
  const usages = readUsages(readSources(SHOWING_FILES))
  return readSources(COPY_FILES).flatMap(({ path, source }) =>
    readTexts(path, source).map(({ name, note, texts }) => ({
      subject: subjectOf(path),
      file: path,
      name,
      note,
      texts: texts.map((text) => ({ ...text, usedIn: filesWith(usages.get(`${path} ${name}`) ?? [], text) })),
    })),
  )
}

/** Returns the texts of the lodge itself. All of a file is shown wherever its subject is, so no uses are listed. */
export const readContentCatalogue = (): CatalogueEntry[] =>
  readContent().map(({ file, texts }) => ({
    subject: 'lodge',
    file,
    name: posix.basename(file, '.json'),
    note: '',
    texts: texts.filter(({ key }) => isReadKey(key)).map((text) => ({ ...text, usedIn: [] })),
  }))

/** `booking` for the files below a folder, `general` for those outside. */
function subjectOf(path: string): string {
  const [folder = '', ...rest] = path.slice(COPY_FOLDER.length).split('/')
  return rest.length === 0 ? 'general' : folder
}

function filesWith(usages: readonly Usage[], { key }: CopyText): string[] {
  const [property = ''] = key.split('.')
  return usages
    .filter(({ properties }) => property === '' || properties.has('*') || properties.has(property))
    .map(({ path }) => path)
}

/** Returns the usages by file and name of the export. */
export function readUsages(files: readonly SourceFile[]): Map<string, Usage[]> {
  const usages = new Map<string, Usage[]>()
  for (const { path, source } of files) {
    for (const { name, local, from } of [
      ...importsOf({ path, source }),
      ...declarationsOf({ path, source }),
    ]) {
      const key = `${from} ${name}`
      const properties = propertiesOf(local, source)
      if (properties.size > 0) usages.set(key, [...(usages.get(key) ?? []), { path, properties }])
    }
  }
  return usages
}

/** What a file of the copy declares, since other texts of the same file may use it. */
const declarationsOf = ({ path, source }: SourceFile): Import[] =>
  path.startsWith(COPY_FOLDER)
    ? readTexts(path, source).map(({ name }) => ({ name, local: name, from: path }))
    : []

type Import = { name: string; local: string; from: string }

/** Returns the imports from the copy. */
function importsOf({ path, source }: SourceFile): Import[] {
  const { module } = parseSync(path, source)
  return module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const from = copyFile(path, moduleRequest.value)
    if (from === undefined) return []
    return entries.map(({ importName, localName }) => ({
      name: importName.name ?? localName.value,
      local: localName.value,
      from,
    }))
  })
}

function copyFile(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('shared-ui/copy/'))
    return `shared-ui/src/${specifier.slice('shared-ui/'.length)}.ts`
  if (!specifier.startsWith('.')) return undefined
  const file = posix.join(posix.dirname(path), specifier)
  return file.startsWith(COPY_FOLDER) ? file : undefined
}

/** Returns the properties that a source reads of a name after its import or declaration, and `*` if it uses the name by itself. */
function propertiesOf(local: string, source: string): Set<string> {
  const uses = source.matchAll(
    new RegExp(
      `(?<![\\w$'])(?<!(?<!\\.\\.)\\.)${local.replaceAll('$', '\\$')}(?![\\w$'])(?:\\??\\.(\\w+))?`,
      'g',
    ),
  )
  return new Set(Array.from(uses, ([, property]) => property ?? '*').slice(1))
}

/** Returns the texts that no file uses, as `file name.key`. */
export const unusedTexts = (catalogue: readonly CatalogueEntry[]): string[] =>
  catalogue.flatMap(({ file, name, texts }) =>
    texts
      .filter(({ usedIn }) => usedIn.length === 0)
      .map(({ key }) => `${file} ${[name, key].filter(Boolean).join('.')}`),
  )
