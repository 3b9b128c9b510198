/** Returns a token with these claims and no valid signature, for tests and stories without a server. */
export const unsignedToken = (claims: Record<string, unknown>): string =>
  [{ alg: 'HS256' }, claims, 'none'].map((part) => base64Url(JSON.stringify(part))).join('.')

const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
