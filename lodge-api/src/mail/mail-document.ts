/** A mail as its parts, drawn once as HTML and once as text, so that the two never tell different things. */
export type MailDocument = {
  subject: string
  heading: string
  /** Announcement first and set apart: 'Modo de prueba'. */
  notice: string | null
  blocks: MailBlock[]
}

/** Texts are plain: whoever draws them escapes them. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: MailRow[] }
  | { kind: 'list'; points: readonly string[] }
  | { kind: 'links'; links: MailLink[] }

export type MailRow = { label: string; value: string; strong?: true }
export type MailLink = { text: string; href: string }

/**
 * On one line: what people typed with a line break must not start a line of its own, least of all in a header. Spaces that
 * do not break, as in amounts, stay.
 */
export const oneLine = (text: string): string => text.replace(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
/** A longer text as people typed it: a paragraph a line, empty ones left out. */
export const linesOf = (text: string): MailBlock[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(paragraph)
export const heading = (text: string): MailBlock => ({ kind: 'heading', text })
/** Rows whose value is empty are left out. */
export const rows = (all: MailRow[]): MailBlock => ({
  kind: 'rows',
  rows: all.filter((row) => row.value !== ''),
})
