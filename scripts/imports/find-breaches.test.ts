import { describe, expect, it } from 'vitest'
import { findBreaches } from './find-breaches.ts'

const messagesOf = (path: string, specifier: string) =>
  findBreaches({ path, source: `import { something } from '${specifier}'` }).map(({ message }) => message)

const forbidden: [layer: string, path: string, specifier: string][] = [
  ['rules', 'shared-ui/src/rules/stay.ts', 'valibot'],
  ['rules', 'shared-ui/src/rules/stay.ts', 'node:fs'],
  ['rules', 'shared-ui/src/rules/stay.ts', '../validators/room.ts'],
  ['rules', 'shared-ui/src/rules/stay.ts', '../copy/format.ts'],
  ['validators', 'shared-ui/src/validators/room.ts', '../copy/problems.ts'],
  ['validators', 'shared-ui/src/validators/room.ts', 'kysely'],
  ['copy', 'shared-ui/src/copy/format.ts', '../components/Button/Button.tsx'],
  ['copy', 'shared-ui/src/copy/format.ts', 'react'],
  ['components', 'shared-ui/src/components/Button/Button.tsx', 'ky'],
  ['components', 'shared-ui/src/components/Button/Button.tsx', '@tanstack/react-router'],
  ['components', 'shared-ui/src/components/Button/Button.tsx', '@tanstack/react-query'],
  ['components', 'shared-ui/src/components/Button/Button.tsx', 'public-site/src/lib/links'],
  ['components', 'shared-ui/src/components/Button/Button.test.tsx', '@tanstack/react-router'],
  ['styles', 'shared-ui/src/styles/fonts.ts', '../copy/format.ts'],
  ['app', 'public-site/src/app/main.tsx', '../features/rooms/RoomsScreen.tsx'],
  ['app', 'public-site/src/app/main.tsx', 'ky'],
  ['app', 'admin-console/src/app/main.tsx', 'public-site/src/lib/links'],
  ['routes', 'public-site/src/routes/rooms.tsx', '../app/router.tsx'],
  ['routes', 'public-site/src/routes/rooms.tsx', 'ky'],
  ['routes', 'admin-console/src/routes/rooms-panel.tsx', '../../../public-site/src/features/rooms/room.ts'],
  ['feature', 'public-site/src/features/booking/BookingScreen.tsx', '../rooms/RoomCard.tsx'],
  ['feature', 'public-site/src/features/born-today/Screen.tsx', '../booking/draft.ts'],
  ['feature', 'public-site/src/features/born-today/Screen.test.tsx', '../booking/draft.ts'],
  ['feature', 'public-site/src/features/rooms/RoomCard.tsx', '../../routes/rooms.tsx'],
  ['feature', 'public-site/src/features/rooms/RoomCard.tsx', '../../app/router.tsx'],
  ['feature', 'public-site/src/features/rooms/room-queries.ts', 'lodge-api/src/lodge.ts'],
  ['feature', 'public-site/src/features/rooms/room-queries.ts', 'ky'],
  ['lib', 'admin-console/src/lib/session.ts', '../features/sign-in/SignInScreen.tsx'],
  ['lib', 'admin-console/src/lib/session.ts', '../routes/rooms-panel.tsx'],
  ['site tooling', 'public-site/vite.config.ts', '../lodge-api/src/config.ts'],
  ['API routes', 'lodge-api/src/modules/rooms/rooms-routes.ts', './rooms-repository.ts'],
  ['API routes', 'lodge-api/src/modules/rooms/rooms-routes.ts', '../../database/connect.ts'],
  ['API routes', 'lodge-api/src/modules/rooms/rooms-routes.ts', 'kysely'],
  ['API routes', 'lodge-api/src/modules/rooms/rooms-routes.ts', '../nights/nights-repository.ts'],
  ['service', 'lodge-api/src/modules/rooms/rooms-service.ts', '../nights/nights-repository.ts'],
  ['service', 'lodge-api/src/modules/rooms/rooms-service.ts', './rooms-routes.ts'],
  ['service', 'lodge-api/src/modules/rooms/rooms-service.ts', '../../http/call.ts'],
  ['service', 'lodge-api/src/modules/rooms/rooms-service.ts', '../../payments/niubiz/gateway.ts'],
  ['service', 'lodge-api/src/modules/rooms/rooms-service.ts', 'fastify'],
  ['repository', 'lodge-api/src/modules/rooms/rooms-repository.ts', './rooms-service.ts'],
  ['repository', 'lodge-api/src/modules/rooms/rooms-repository.ts', '../nights/nights-repository.ts'],
  ['repository', 'lodge-api/src/modules/rooms/rooms-repository.ts', '../../payments/payment-provider.ts'],
  ['repository', 'lodge-api/src/modules/rooms/rooms-repository.ts', 'fastify'],
  ['service', 'lodge-api/src/modules/rooms/occupancy.ts', '../nights/nights-repository.ts'],
  ['service', 'lodge-api/src/modules/rooms/occupancy.ts', 'kysely'],
  ['http', 'lodge-api/src/http/call.ts', '../modules/rooms/rooms-service.ts'],
  ['database', 'lodge-api/src/database/connect.ts', '../modules/rooms/rooms-repository.ts'],
  ['adapter', 'lodge-api/src/mail/send.ts', '../payments/create-provider.ts'],
  ['adapter', 'lodge-api/src/payments/niubiz/gateway.ts', '../../modules/rooms/rooms-service.ts'],
  ['server', 'lodge-api/src/app.ts', 'shared-ui/components/Button'],
  ['server', 'lodge-api/src/app.test.ts', 'shared-ui/components/Button'],
  ['server', 'lodge-api/src/main.ts', '../../public-site/src/app/router.tsx'],
  ['e2e', 'e2e/booking.spec.ts', 'public-site/src/lib/links'],
  ['benchmarks', 'benchmarks/availability.ts', 'admin-console/src/lib/session'],
  ['drawings', 'drawings/room.ts', 'shared-ui/rules/money'],
  ['storybook', '.storybook/preview.tsx', '../public-site/src/lib/links.ts'],
  ['scripts', 'scripts/build.ts', '../lodge-api/src/config.ts'],
  ['root', 'vitest.config.ts', './lodge-api/src/config.ts'],
]

const allowed: [path: string, specifier: string][] = [
  ['shared-ui/src/rules/stay.ts', './calendar-date.ts'],
  ['shared-ui/src/rules/stay.test.ts', 'vitest'],
  ['shared-ui/src/validators/stay.ts', 'valibot'],
  ['shared-ui/src/copy/format.ts', '../rules/money.ts'],
  ['shared-ui/src/components/ClientFields/ClientFields.tsx', '../../validators/client.ts'],
  ['public-site/src/app/router.tsx', '../routeTree.gen.ts'],
  ['public-site/src/routes/rooms.tsx', '../features/rooms/RoomsScreen.tsx'],
  ['public-site/src/features/rooms/RoomsScreen.tsx', '../../lib/links.ts'],
  ['public-site/src/features/rooms/RoomsScreen.tsx', 'shared-ui/components/Button'],
  ['public-site/src/features/rooms/RoomsScreen.tsx', './RoomCard.tsx'],
  ['public-site/src/features/frame/Header.tsx', '../../pictures/logo.svg'],
  ['public-site/src/lib/api.ts', 'ky'],
  ['lodge-api/src/modules/rooms/rooms-routes.ts', './rooms-service.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../nights/nights-service.ts'],
  ['lodge-api/src/modules/rooms/rooms-service.ts', '../../payments/payment-provider.ts'],
  ['lodge-api/src/modules/rooms/rooms-repository.ts', '../../database/connect.ts'],
  ['lodge-api/src/modules/rooms/rooms-routes.test.ts', '../../../test/databases.ts'],
  ['lodge-api/src/modules/rooms/rooms-routes.test.ts', 'sharp'],
]

describe('the import rules', () => {
  it.each(forbidden)('catch a breach planted in the layer %s: %s importing %s', (layer, path, specifier) => {
    expect(messagesOf(path, specifier)).toEqual([`${layer} may not import '${specifier}'`])
  })

  it.each(allowed)('let %s import %s', (path, specifier) => {
    expect(messagesOf(path, specifier)).toEqual([])
  })

  it.each([
    `export { something } from 'ky'`,
    `export * from 'ky'`,
    `const load = () => import('ky')`,
    `import 'ky'`,
    `import type { KyInstance } from 'ky'`,
    `type Instance = import('ky').KyInstance`,
  ])('see the import in: %s', (source) => {
    expect(findBreaches({ path: 'shared-ui/src/components/Button/Button.tsx', source })).toHaveLength(1)
  })

  it('do not take a text or a comment for an import', () => {
    const source = `// import 'ky'\nexport const text = "import 'ky'"`
    expect(findBreaches({ path: 'shared-ui/src/rules/stay.ts', source })).toEqual([])
  })

  it('say in which line the breach stands', () => {
    const source = `import { a } from './a.ts'\n\nimport { b } from 'ky'\n`
    expect(findBreaches({ path: 'shared-ui/src/rules/stay.ts', source })).toEqual([
      { path: 'shared-ui/src/rules/stay.ts', line: 3, message: `rules may not import 'ky'` },
    ])
  })

  it('forbid a folder that nobody has written a rule for', () => {
    const breaches = findBreaches({ path: 'new-workspace/src/main.ts', source: '' })
    expect(breaches.map(({ message }) => message)).toEqual(['no rule of import-rules.ts covers this folder'])
  })
})
