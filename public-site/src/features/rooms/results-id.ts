/** The id of the results' heading, which gets the focus after a search. */
export const RESULTS_ID = 'resultados'
