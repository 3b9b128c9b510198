/** Returns a response with a value as JSON. Safari before 17 lacks `Response.json`. */
export const jsonResponse = (value: object, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })
