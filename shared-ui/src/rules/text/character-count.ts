/**
 * Returns the length of a text in code points, as PostgreSQL and JSON Schema measure it: an emoji counts once, although
 * `length` counts it twice. Only what is joined of several, such as a family, counts more than once.
 */
export const characterCount = (text: string): number => Array.from(text).length
