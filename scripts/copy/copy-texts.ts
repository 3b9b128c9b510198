import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { projectRoot } from '../running/project.ts'
import { readTexts } from './read-texts.ts'
import { COPY_FILES, readSources } from './source-files.ts'

/** A text that people read, and where it is written. */
export type PlacedText = { place: string; text: string }

/** Properties of the copy and of the lodge's content with codes, addresses, file names or Latin. */
const NOT_READ = new Set([
  'action',
  'email',
  'family',
  'file',
  'fileName',
  'id',
  'page',
  'picture',
  'scientificName',
  'to',
  'url',
])

/** Texts that are not Spanish by their purpose. */
const NOT_SPANISH = [
  // The fixed English sentence after a failed request.
  'SERVER_ERROR.fixed',
  // Codes of kinds of denials and of refund states.
  'DENIAL_CLASSES.',
  'denialAdvice',
  'GIVEN_REFUND.ofCard',
  // The property of a schema, and the ending of a plural.
  'formProblems',
  'doneWords',
  // The name of a downloaded file.
  'CASH_EXPORT.day',
]

/** Returns every text of the copy and of the demonstration lodge. */
export function readAllTexts(): PlacedText[] {
  return [...textsOfCopy(), ...textsOfContent()].filter(({ place }) => isRead(place))
}

const isRead = (place: string): boolean =>
  !place.split('.').some((part) => NOT_READ.has(part)) &&
  !NOT_SPANISH.some((start) => place.includes(` ${start}`))

const textsOfCopy = (): PlacedText[] =>
  readSources(COPY_FILES).flatMap(({ path, source }) =>
    readTexts(path, source).flatMap(({ name, texts }) =>
      texts.map(({ key, text }) => ({ place: `${path} ${[name, key].filter(Boolean).join('.')}`, text })),
    ),
  )

const textsOfContent = (): PlacedText[] =>
  globSync('content/lodge/*.json', { cwd: projectRoot }).flatMap((path) => {
    const part: unknown = JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
    return textsOfJson(part, `content/lodge/${basename(path)} `)
  })

function textsOfJson(value: unknown, place: string): PlacedText[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOfJson(inner, `${place}.${key}`))
}
