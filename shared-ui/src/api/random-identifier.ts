/** Returns 128 random bits in hexadecimal. `crypto.randomUUID` is missing on pages without https, as in the lodge's own network. */
export const randomIdentifier = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
