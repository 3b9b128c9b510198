/** The person whom personal data is about: by an e-mail or a document number in lower case, as `PersonText` parses them. */
export type Person = { email: string; document?: never } | { document: string; email?: never }

/** Returns the person that a parsed `PersonText` names. */
export const personOf = (text: string): Person => (text.includes('@') ? { email: text } : { document: text })
