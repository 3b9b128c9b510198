/** E-01: the sentence the source fixes, and its Spanish, which comes first. */
export const SERVER_ERROR = {
  spanish: 'Error del servidor. Inténtelo de nuevo más tarde.',
  fixed: 'Server error. Please try again later',
} as const
