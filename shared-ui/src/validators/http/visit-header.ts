/**
 * The request header of `GET /room/filter` and `GET /room/nights` with the browser's own `visit`: its own holds count as free. In a file of its
 * own, so that pages that search for rooms do not load the payment schemas.
 */
export const VISIT_HEADER = 'lodge-visit'
