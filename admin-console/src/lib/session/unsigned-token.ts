/** A token with these claims and no true signature: for tests and stories, where no server looks at it. */
export const unsignedToken = (claims: Record<string, unknown>): string =>
  [{ alg: 'HS256' }, claims, 'none'].map((part) => base64Url(JSON.stringify(part))).join('.')

const base64Url = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
