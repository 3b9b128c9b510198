/** The parts of a request by which the worker classifies it. */
export type RequestParts = Pick<Request, 'method' | 'url' | 'destination'>

/** How the worker handles a request. `network`: not at all, above all for prices and free rooms, which are never cached. */
export type RequestKind = 'page' | 'booking' | 'asset' | 'plants' | 'plant' | 'plant-photo' | 'network'

const ENDPOINTS: Record<string, RequestKind> = {
  '/api/plant': 'plants',
  '/api/plant/find-one': 'plant',
  '/api/plant/find-photo': 'plant-photo',
}

/** Classifies a request, for a worker of this origin. */
export function requestKind({ method, url, destination }: RequestParts, origin: string): RequestKind {
  const { origin: requestedOrigin, pathname } = new URL(url)
  if (method !== 'GET' || requestedOrigin !== origin) return 'network'
  if (destination === 'document') return pageKind(pathname)
  if (pathname.startsWith('/assets/')) return 'asset'
  return Object.hasOwn(ENDPOINTS, pathname) ? (ENDPOINTS[pathname] ?? 'network') : 'network'
}

/** Pages have no file extension; `/sitemap.xml` and the API reference are left to the network. */
function pageKind(path: string): RequestKind {
  if (path.startsWith('/api/') || /\.[^/]*$/.test(path)) return 'network'
  return path.startsWith('/make-reservation/') ? 'booking' : 'page'
}
