/** Format characters, and letters and signs that show nothing: zero-width spaces, bidirectional controls, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Whitespace of any kind and control characters; the Braille blank U+2800 shows nothing either. */
const SPACES = /[\s\p{Cc}\u2800]+/gu

/** Bidirectional controls, the soft hyphen and the byte order mark. Joiners stay: scripts and emoji need them. */
const BIDI_CONTROLS = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Removes what is not visible from a name, an address or a number, and writes each space as one plain space. */
export const cleanLine = (typed: string): string =>
  typed.replace(INVISIBLE, '').replace(SPACES, ' ').trim().normalize('NFC')

/** Removes the characters that reorder or hide parts of a longer text; its lines and spaces stay. */
export const cleanFreeText = (typed: string): string => typed.replace(BIDI_CONTROLS, '').trim()

/** Whether nothing of a text is visible. */
export const isInvisible = (text: string): boolean => cleanLine(text) === ''
