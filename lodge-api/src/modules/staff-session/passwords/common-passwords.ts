import { LODGE } from 'content'
import { GUESSABLE_WORDS } from 'shared-ui/copy/staff/guessable-words'
import { DomainError } from '../../../errors.ts'

/** The password is among those that are tried first, or contains little but the username, the lodge's name, its town or a word of the trade. */
export class PasswordCommon extends DomainError {
  readonly code = 'password_common'

  constructor() {
    super({ password: 'password_common' })
  }
}

let common: Promise<Set<string>> | undefined

/** Loads the list with the first new password: it takes 2 MB. */
const commonPasswords = (): Promise<Set<string>> => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  )
  return common
}

/** `Recepcion2027!` is no better than `recepcion`. */
const withoutEnds = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Without case, accents and spaces: `Casa Ñusta` is no better than `casanusta`. */
const folded = (text: string): string =>
  withoutEnds(text.toLowerCase())
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Words that people who know the lodge try first: its name and town, whole and word by word, and those of the trade. */
const OF_THE_LODGE = new Set(
  [LODGE.name, LODGE.address.town, LODGE.address.region, ...GUESSABLE_WORDS]
    .flatMap((text) => [text, ...text.split(/\s+/)])
    .map(folded),
)

/** Throws `PasswordCommon` for a password that is easily guessed. */
export async function refuseCommonPassword(password: string, username = ''): Promise<void> {
  const plain = password.normalize('NFC').toLowerCase()
  const list = await commonPasswords()
  const isOfUsername = username !== '' && withoutEnds(plain) === withoutEnds(username.toLowerCase())
  const isOneCharacter = new Set(plain).size === 1
  const isOfLodge = OF_THE_LODGE.has(folded(password))
  if (list.has(plain) || isOfUsername || isOfLodge || isOneCharacter) throw new PasswordCommon()
}
