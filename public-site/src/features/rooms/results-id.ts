/** The heading of the results, which takes the focus when a search is made. */
export const RESULTS_ID = 'resultados'
