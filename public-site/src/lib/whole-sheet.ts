/**
 * Puts the site's whole sheet into force. A prerendered page has its own part of it, and lays itself out anew when the rest
 * comes: so that lies ready (`scripts/after-first-paint.ts`) until something is drawn that the page was not built with.
 */
export function wearWholeSheet(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-sheet]')) link.media = 'all'
}
