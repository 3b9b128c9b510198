import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { prerenderedPages } from './prerendered-pages.ts'

const root = createRootRoute()
const layout = createRoute({ getParentRoute: () => root, id: '_live' })
const home = createRoute({ getParentRoute: () => layout, path: '/' })
const plant = createRoute({
  getParentRoute: () => layout,
  path: '/plant/$plantID',
  staticData: { prerenderedParams: { plantID: '-' } },
})
const booking = createRoute({ getParentRoute: () => root, path: '/make-reservation/$roomID' })
const confirm = createRoute({ getParentRoute: () => root, path: '/newsletter/confirm' })
const routeTree = root.addChildren([layout.addChildren([home, plant]), booking, confirm])

describe('prerenderedPages', () => {
  it('P-09 lists a page for every prerenderable route of the tree', () => {
    expect(prerenderedPages(createRouter({ routeTree, history: createMemoryHistory() }))).toEqual([
      { path: '/', file: 'index.html', routeIds: ['/_live', '/_live/'] },
      {
        path: '/plant/-',
        file: 'plant/plantID.html',
        routeIds: ['/_live', '/_live/plant/$plantID'],
      },
      { path: '/newsletter/confirm', file: 'newsletter/confirm.html', routeIds: ['/newsletter/confirm'] },
    ])
  })
})
