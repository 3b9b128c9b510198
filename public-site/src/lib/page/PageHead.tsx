import { BANNER, LODGE } from 'content'
import { pageTitle } from 'shared-ui/copy/site/public-frame'

/** The placeholder in prerendered pages that the server replaces with the site's address (`PUBLIC_URL`). */
const PLACEHOLDER = '__PUBLIC_URL__'

/**
 * Returns the site's canonical address without a trailing slash: the placeholder while the build prerenders, and in the browser
 * what the server replaced it with, so that the first render equals the page.
 */
function publicUrl(): string {
  if (typeof document === 'undefined') return PLACEHOLDER
  return document.querySelector<HTMLMetaElement>('meta[name="public-url"]')?.content ?? PLACEHOLDER
}

export type PageHeadProps = {
  title: string
  description: string
  /** The page's path, for its canonical address. Without it the page is marked `noindex` for search engines. */
  path?: string | undefined
  /** The preview picture of a shared link; the banner by default. */
  picture?: SharedPicture | undefined
}

/** A picture by its path on this site, with its size in pixels. */
export type SharedPicture = { path: string; width: number; height: number; alt: string }

/** A crop of the banner, made by the build (scripts/site-pictures.ts). */
const BANNER_PICTURE: SharedPicture = {
  path: '/share-picture.jpg',
  width: 1200,
  height: 630,
  alt: BANNER.alt,
}

/** The page's title and metadata, which React hoists into the head. */
export function PageHead({ title, description, path, picture = BANNER_PICTURE }: PageHeadProps) {
  const full = pageTitle(title, LODGE.name)
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${publicUrl()}${path}`} />
          <meta property="og:url" content={`${publicUrl()}${path}`} />
        </>
      )}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="es_PE" />
      <meta property="og:site_name" content={LODGE.name} />
      <meta property="og:image" content={`${publicUrl()}${picture.path}`} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content={picture === BANNER_PICTURE ? 'summary_large_image' : 'summary'} />
    </>
  )
}
