/** Sends a request with a time-out and returns the body of the response. Throws where the server is gone. */
export async function request(url: string, { method, token, body }: Sent = {}): Promise<unknown> {
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

type Sent = { method?: string; token?: string; body?: object }
