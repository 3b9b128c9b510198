import { LODGE } from 'shared-ui/copy/lodge'
import { pageTitle } from 'shared-ui/copy/public-frame'
import { publicUrl } from './public-url.ts'

export type PageHeadProps = {
  title: string
  description: string
  /** The page's own path, for its canonical address; without it search engines are asked not to keep the page. */
  path?: string | undefined
}

/** What a page says of itself in its head; React puts it there. */
export function PageHead({ title, description, path }: PageHeadProps) {
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
    </>
  )
}
