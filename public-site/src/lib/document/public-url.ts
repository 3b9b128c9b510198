/** The placeholder in prerendered pages that the server replaces with the site's address (`PUBLIC_URL`). */
const PLACEHOLDER = '__PUBLIC_URL__'

/**
 * Returns the site's canonical address without a trailing slash: the placeholder while the build prerenders, and in the browser
 * what the server replaced it with, so that the first render equals the page.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  return document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? PLACEHOLDER
}
