/** The characters of a token (base64url). */
const TOKEN = /[\w-]+/

/** An escaped character, also one that was escaped twice: `%23`, `%2523`. */
const ESCAPED = /%(?:25)*[0-9a-f]{2}/gi

/**
 * The token in a link as mail programs rewrite it: with `#` escaped or doubled, a bracket or quotation mark before it, a
 * full stop, `>` or `)` after it. Returns `''` if there is none.
 */
export const linkToken = (typed: string): string => TOKEN.exec(typed.replace(ESCAPED, ' '))?.[0] ?? ''
