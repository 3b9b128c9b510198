/** The surnames of a client whose data were erased, so that every list and page says so. */
export const ERASED_CLIENT = '(datos borrados)'
