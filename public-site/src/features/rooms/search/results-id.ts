/** The id of the results' heading, which gets the focus after a search. */
export const RESULTS_ID = 'resultados'

/** The id of the search form's heading, which gets the focus when dates must be chosen first. */
export const SEARCH_ID = 'disponibilidad'
