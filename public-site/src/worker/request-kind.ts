/** What a page asks for, as far as the worker tells it apart. */
export type Asked = Pick<Request, 'method' | 'url' | 'destination'>

/** What is kept in some way. Everything else, prices and free rooms above all, goes to the network untouched: `network`. */
export type RequestKind = 'page' | 'booking' | 'asset' | 'plants' | 'plant' | 'plant-photo' | 'network'

const CALLS: Record<string, RequestKind> = {
  '/api/plant': 'plants',
  '/api/plant/find-one': 'plant',
  '/api/plant/find-photo': 'plant-photo',
}

/** Which of these a request is, for a worker of this origin. */
export function requestKind({ method, url, destination }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'network'
  if (destination === 'document') return pageKind(pathname)
  if (pathname.startsWith('/assets/')) return 'asset'
  return Object.hasOwn(CALLS, pathname) ? (CALLS[pathname] ?? 'network') : 'network'
}

/** Pages have no ending; `/sitemap.xml` and the documentation of the API are none of ours. */
function pageKind(path: string): RequestKind {
  if (path.startsWith('/api/') || /\.[^/]*$/.test(path)) return 'network'
  return path.startsWith('/make-reservation/') ? 'booking' : 'page'
}
