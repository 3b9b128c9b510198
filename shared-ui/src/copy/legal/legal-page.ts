/** Words that the legal pages share. */
export const LEGAL_PAGE = { contents: 'En esta página' } as const
