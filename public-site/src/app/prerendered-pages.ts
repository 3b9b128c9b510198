import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Values for the parameters in a route's path that the build prerenders it with, since the server or the browser completes it. */
    prerenderedParams?: Record<string, string>
  }
}

/** A page that the build writes. */
export type PrerenderedPage = {
  /** The path that the page is rendered at. */
  path: string
  /** The file that it is written to. */
  file: string
  /** The routes that render it, layouts included. */
  routeIds: string[]
}

/** The parts of a route that this file reads; the router's own type is `any`. */
type Route = {
  id: string
  fullPath: string
  parentRoute?: Route
  children?: unknown
  options: { staticData?: StaticDataRouteOption }
}

const PARAMETER = /\/\$(\w+)/g

/**
 * Returns the pages that the build writes: one for each route without children. A route with parameters is rendered only
 * by the browser, unless it has `prerenderedParams`.
 */
export const prerenderedPages = ({ routesById }: AnyRouter): PrerenderedPage[] =>
  Object.values<Route>(routesById)
    .filter((route) => !route.children && hasParams(route))
    .map((route) => ({ path: pathOf(route), file: fileOf(route), routeIds: idsOf(route) }))

const paramsOf = ({ options }: Route): Record<string, string> => options.staticData?.prerenderedParams ?? {}

const hasParams = (route: Route): boolean =>
  Array.from(route.fullPath.matchAll(PARAMETER)).every(([, name = '']) => name in paramsOf(route))

const pathOf = (route: Route): string =>
  route.fullPath.replace(PARAMETER, (_, name: string) => `/${paramsOf(route)[name]}`)

/** `/plant/$plantID` is written to `plant/plantID.html`. */
const fileOf = ({ fullPath }: Route): string =>
  `${fullPath.replace(PARAMETER, '/$1').replace(/^\/$/, '/index').slice(1)}.html`

const idsOf = ({ id, parentRoute }: Route): string[] =>
  parentRoute === undefined ? [] : [...idsOf(parentRoute), id]
