import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findViolations, linkPackages, plantImport, plantSource, type Violation } from './planted-imports.ts'

/** Imports that no rule allows: the importing file and the specifier. */
const forbidden: [path: string, specifier: string][] = [
  ['shared-ui/src/rules/reservations/stay.ts', 'valibot'],
  ['shared-ui/src/rules/reservations/stay.ts', 'fs'],
  ['shared-ui/src/rules/reservations/stay.ts', '../../validators/rooms/room.ts'],
  ['shared-ui/src/rules/reservations/stay.ts', '../../copy/format.ts'],
  ['shared-ui/src/validators/rooms/room.ts', '../../copy/problems/problems.ts'],
  ['shared-ui/src/validators/rooms/room.ts', 'kysely'],
  ['shared-ui/src/copy/format.ts', '../components/Button/Button.tsx'],
  ['shared-ui/src/copy/format.ts', 'react'],
  ['shared-ui/src/components/Button/Button.tsx', 'ky'],
  ['shared-ui/src/components/Button/Button.tsx', '@tanstack/react-router'],
  ['shared-ui/src/components/Button/Button.tsx', '@tanstack/react-query'],
  ['shared-ui/src/components/Button/Button.tsx', 'public-site/src/lib/page/links'],
  ['shared-ui/src/components/Button/Button.test.tsx', '@tanstack/react-router'],
  ['shared-ui/src/styles/fonts.ts', '../copy/format.ts'],
  ['public-site/src/app/main.tsx', '../features/rooms/RoomsScreen.tsx'],
  ['shared-ui/src/components/Button/Button.tsx', '../../api/api-client.ts'],
  ['shared-ui/src/api/api-client.ts', '../copy/problems/problems.ts'],
  ['shared-ui/src/api/api-client.ts', 'react'],
  ['admin-console/src/lib/api.ts', 'ky'],
  ['public-site/src/app/main.tsx', 'ky'],
  ['admin-console/src/app/main.tsx', 'public-site/src/lib/page/links'],
  ['public-site/src/routes/rooms.tsx', '../app/router.tsx'],
  ['public-site/src/routes/rooms.tsx', 'ky'],
  ['admin-console/src/routes/rooms-panel.tsx', '../../../public-site/src/features/rooms/RoomCard.tsx'],
  ['public-site/src/features/booking/BookingScreen.tsx', '../rooms/RoomCard.tsx'],
  ['public-site/src/features/new-feature/Screen.tsx', '../booking/draft.ts'],
  ['public-site/src/features/new-feature/Screen.test.tsx', '../booking/draft.ts'],
  ['public-site/src/features/rooms/RoomCard.tsx', '../../routes/rooms.tsx'],
  ['public-site/src/features/rooms/RoomCard.tsx', '../../app/router.tsx'],
  ['public-site/src/features/rooms/room-queries.ts', 'lodge-api/src/lodge.ts'],
  ['public-site/src/features/rooms/room-queries.ts', 'ky'],
  ['admin-console/src/lib/session.ts', '../features/sign-in/SignInScreen.tsx'],
  ['admin-console/src/lib/session.ts', '../routes/rooms-panel.tsx'],
  ['public-site/vite.config.ts', '../lodge-api/src/config.ts'],
  ['lodge-api/src/modules/rooms/rooms-routes.ts', './rooms-repository.ts'],
  ['lodge-api/src/modules/rooms/rooms-routes.ts', '../../database/connect.ts'],
  ['lodge-api/src/modules/rooms/rooms-routes.ts', 'kysely'],
  ['lodge-api/src/modules/rooms/rooms-routes.ts', '../nights/nights-repository.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../nights/nights-repository.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', './rooms-routes.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../../http/call.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../../payments/niubiz/gateway.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', 'fastify'],
  ['lodge-api/src/modules/rooms/rooms-repository.ts', './rooms-service.ts'],
  ['lodge-api/src/modules/rooms/rooms-repository.ts', '../nights/nights-repository.ts'],
  ['lodge-api/src/modules/rooms/rooms-repository.ts', '../../payments/payment-provider.ts'],
  ['lodge-api/src/modules/rooms/rooms-repository.ts', 'fastify'],
  ['lodge-api/src/modules/rooms/occupancy.ts', '../nights/nights-repository.ts'],
  ['lodge-api/src/modules/rooms/occupancy.ts', 'kysely'],
  // Folders that are named like output.
  ['lodge-api/src/modules/plants/data/plant-zones.ts', '../../contact/contact-repository.ts'],
  ['lodge-api/src/modules/plants/dist/plant-zones.ts', '../../contact/contact-repository.ts'],
  ['admin-console/src/data/rooms.ts', 'ky'],
  ['admin-console/src/features/rooms/coverage/rooms.ts', 'ky'],
  ['lodge-api/src/http/endpoint.ts', '../modules/rooms/rooms-service.ts'],
  ['lodge-api/src/database/connect.ts', '../modules/rooms/rooms-repository.ts'],
  ['lodge-api/src/mail/send.ts', '../payments/create-provider.ts'],
  ['lodge-api/src/mail/send.ts', '../modules/rooms/rooms-service.ts'],
  ['lodge-api/src/mail/send.ts', '../database/ids.ts'],
  ['lodge-api/src/mail/send.ts', 'kysely'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../../mail/send.ts'],
  ['lodge-api/src/payments/niubiz/connection/gateway.ts', '../../../modules/rooms/rooms-service.ts'],
  ['lodge-api/src/app.ts', 'shared-ui/components/Button'],
  ['lodge-api/src/app.test.ts', 'shared-ui/components/Button'],
  ['lodge-api/src/main.ts', '../../public-site/src/app/router.tsx'],
  ['e2e/site/booking.spec.ts', 'public-site/src/lib/page/links'],
  ['benchmarks/queries/availability.ts', 'admin-console/src/lib/session'],
  ['content/parts/lodge.ts', 'shared-ui/rules/money/money'],
  ['content/parts/rooms.ts', 'kysely'],
  ['.storybook/preview.tsx', '../lodge-api/src/config.ts'],
  ['scripts/build.ts', '../lodge-api/src/config.ts'],
  ['vitest.config.ts', './lodge-api/src/config.ts'],
]

const PLANTED_FORMS = [
  `export { something } from 'ky'`,
  `export * from 'ky'`,
  `export const load = () => import('ky')`,
  `import 'ky'`,
  `import type { KyInstance } from 'ky'`,
  `import { type KyInstance } from 'ky'`,
]

const ROOMS_LIST = 'admin-console/src/features/rooms/RoomsList.tsx'
const LOADING_PANEL = '../../../../shared-ui/src/components/LoadingPanel/LoadingPanel.tsx'

const formPath = (index: number) => `shared-ui/src/components/Form${index}.tsx`

describe('the import rules', () => {
  const root = mkdtempSync(join(tmpdir(), 'planted-imports-'))
  let violations: Violation[] = []

  beforeAll(async () => {
    linkPackages(root)
    for (const [path, specifier] of forbidden) plantImport(root, { path, specifier })
    for (const [index, source] of PLANTED_FORMS.entries()) plantSource(root, formPath(index), source)
    plantSource(root, 'shared-ui/src/rules/text.ts', `// import 'ky'\nexport const text = "import 'ky'"`)
    plantSource(root, 'new-workspace/src/main.ts', `import 'ky'`)
    plantSource(root, 'lodge-api/src/mail/reply.ts', `import './no-such-file.ts'`)
    plantSource(root, 'shared-ui/src/rules/a.ts', `import type { B } from './b.ts'\nexport type A = B`)
    plantSource(root, 'shared-ui/src/rules/b.ts', `import type { A } from './a.ts'\nexport type B = A`)
    plantImport(root, { path: ROOMS_LIST, specifier: LOADING_PANEL })
    violations = await findViolations(root)
  })

  afterAll(() => rmSync(root, { recursive: true }))

  const rulesAgainst = (path: string, specifier: string) =>
    violations.filter((found) => found.path === path && found.specifier === specifier).map(({ rule }) => rule)

  it.each(forbidden)('reject %s importing %s', (path, specifier) => {
    expect(rulesAgainst(path, specifier)).toContain('not-in-allowed')
  })

  it.each([...PLANTED_FORMS.entries()])('reject import form %i: %s', (index) => {
    expect(rulesAgainst(formPath(index), 'ky')).toEqual(['not-in-allowed'])
  })

  it('reject a cycle of type imports', () => {
    expect(rulesAgainst('shared-ui/src/rules/a.ts', './b.ts')).toEqual(['no-cycle'])
  })

  it('reject a loading panel in a feature of the console, which shows it through QueryView', () => {
    expect(rulesAgainst(ROOMS_LIST, LOADING_PANEL)).toEqual(['query-view-shows-loading'])
  })

  it('reject an import in a folder without a rule', () => {
    expect(rulesAgainst('new-workspace/src/main.ts', 'ky')).toEqual(['not-in-allowed'])
  })

  it('reject an import of a file that does not exist', () => {
    expect(rulesAgainst('lodge-api/src/mail/reply.ts', './no-such-file.ts')).toContain('no-unresolved-import')
  })

  it('reject nothing but the planted imports', () => {
    expect(violations.filter(({ path }) => path === 'shared-ui/src/rules/text.ts')).toEqual([])
    expect(violations.filter(({ rule }) => rule === 'not-in-allowed')).toHaveLength(
      forbidden.length + PLANTED_FORMS.length + 2,
    )
  })
})
