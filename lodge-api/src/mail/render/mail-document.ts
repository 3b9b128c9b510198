/** The content of a mail, rendered both as HTML and as text, so that the two never differ. */
export type MailDocument = {
  subject: string
  heading: string
  /** A note above the heading: 'Modo de prueba'. */
  notice: string | null
  blocks: MailBlock[]
}

/** Texts are plain; the renderers escape them. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: MailRow[] }
  | { kind: 'list'; points: readonly string[] }
  | { kind: 'links'; links: MailLink[] }

export type MailRow = { label: string; value: string; strong?: true }
export type MailLink = { text: string; href: string }

/**
 * Puts a text on one line: line breaks in user input must not start a new line, least of all in a header. Non-breaking
 * spaces, as in amounts, stay.
 */
export const oneLine = (text: string): string => text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
/** Splits a longer text of a user into one paragraph per line, without empty ones. */
export const linesOf = (text: string): MailBlock[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(paragraph)
export const heading = (text: string): MailBlock => ({ kind: 'heading', text })
/** Returns the rows with a non-empty value. */
export const rows = (all: MailRow[]): MailBlock => ({
  kind: 'rows',
  rows: all.filter((row) => row.value !== ''),
})
