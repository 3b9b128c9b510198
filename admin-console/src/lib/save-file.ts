/** How long a browser may take to begin with a download before what it saves is let go, in milliseconds. */
const RETENTION_MS = 60_000

/** Saves what the page has made itself, as a download. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), RETENTION_MS)
}
