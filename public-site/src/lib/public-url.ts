/** What the prerendered pages carry where the server puts the site's address (`PUBLIC_URL`). */
const PLACEHOLDER = '__PUBLIC_URL__'

/**
 * The site's canonical address without a slash at its end: the placeholder while the build prerenders, and in the browser
 * what the server wrote in its place, so that the first render equals the page.
 */
export function publicUrl(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  return document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? PLACEHOLDER
}
