/** Words that the legal pages share. */
export const LEGAL_PAGE = { contents: 'En esta página' } as const

/** The link from a form to the page about personal data. */
export const PRIVACY_LINK = { text: 'política de privacidad', note: 'se abre en otra pestaña' } as const
