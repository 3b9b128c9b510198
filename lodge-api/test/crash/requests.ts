/** Sends a request with a timeout and returns the response body. Throws if the server is unreachable. */
export async function request(url: string, { method, token, body }: RequestOptions = {}): Promise<unknown> {
  const response = await fetch(url, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(20_000),
  })
  return response.json()
}

type RequestOptions = { method?: string; token?: string; body?: object }
