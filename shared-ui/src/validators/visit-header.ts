/**
 * The request header that carries the browser's own `visit` with `GET /room/filter`: its own holds count as free. In a file of its
 * own, since the pages that search for rooms need it and none of the payment schemas.
 */
export const VISIT_HEADER = 'lodge-visit'
