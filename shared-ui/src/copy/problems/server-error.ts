/** What is shown of a failed request: what happened in Spanish comes first, then the fixed sentence in English. */
export const SERVER_ERROR = {
  spanish: 'Error del servidor. Inténtelo de nuevo más tarde.',
  /** Without a network, and if the server cannot be reached. */
  noConnection: 'Sin conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
  fixed: 'Server error. Please try again later',
  /** Before the code by which an operator finds the request in the log. */
  code: 'Código',
} as const
