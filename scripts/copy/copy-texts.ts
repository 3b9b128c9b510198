import { readContent } from './read-content.ts'
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

/** Whether people read what stands under a key; not a code, an address or the name of a file. */
export const isReadKey = (key: string): boolean => !key.split('.').some((part) => NOT_READ.has(part))

const isRead = (place: string): boolean =>
  isReadKey(place) && !NOT_SPANISH.some((start) => place.includes(` ${start}`))

const textsOfCopy = (): PlacedText[] =>
  readSources(COPY_FILES).flatMap(({ path, source }) =>
    readTexts(path, source).flatMap(({ name, texts }) =>
      texts.map(({ key, text }) => ({ place: `${path} ${[name, key].filter(Boolean).join('.')}`, text })),
    ),
  )

const textsOfContent = (): PlacedText[] =>
  readContent().flatMap(({ file, texts }) =>
    texts.map(({ key, text }) => ({ place: `${file} .${key}`, text })),
  )
