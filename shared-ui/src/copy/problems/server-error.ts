/** The fixed sentence of E-01 in Spanish, which comes first, and in English. */
export const SERVER_ERROR = {
  spanish: 'Error del servidor. Inténtelo de nuevo más tarde.',
  fixed: 'Server error. Please try again later',
  /** Before the code by which an operator finds the request in the log. */
  code: 'Código',
} as const
