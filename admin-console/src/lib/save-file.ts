/** How long a browser may take to start a download before the object URL is revoked, in ms. */
const REVOKE_AFTER_MS = 60_000

/** Saves content made in the page as a download. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
