import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

const packages = '{shared-ui,public-site,admin-console,lodge-api,drawings}'
/** What the server knows of days: the rest of it has none, but the moments that it writes down. */
const modulesOfDates =
  '{audit,blockings,board,bookings,complaints,nights,refunds,reservation-changes,reservations,rooms,statistics}'
const crashTests = 'lodge-api/test/crash/*.test.ts'

/**
 * `unit` is everything that runs in Node, with the API's tests on real databases; `auckland` is the part of it that
 * knows dates, again with the server's clock on the other side of the date line from Lima (W-03); `crash` kills real
 * servers, a hundred times and more, and so takes minutes; `size` looks at the sites as they were built.
 * Files share a process where they can: to read the server's modules again for each takes longer than its tests.
 */
export default defineConfig({
  test: {
    // Vitest would leave one core to whoever watches; nobody does.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          environment: 'node',
          include: [`${packages}/**/*.test.ts`, 'scripts/{building,imports,stories,testing}/*.test.ts'],
          exclude: [...defaultExclude, crashTests],
        },
      },
      {
        test: {
          name: 'crash',
          environment: 'node',
          include: [crashTests],
          testTimeout: 550_000,
        },
      },
      {
        test: {
          name: 'size',
          environment: 'node',
          include: ['benchmarks/*.test.ts'],
        },
      },
      {
        test: {
          name: 'auckland',
          isolate: false,
          environment: 'node',
          env: { TZ: 'Pacific/Auckland', TEST_ENGINES: 'sqlite' },
          include: [
            'shared-ui/src/{rules,validators,copy}/**/*.test.ts',
            `lodge-api/src/modules/${modulesOfDates}/*.test.ts`,
            'scripts/time-zone/*.test.ts',
          ],
        },
      },
    ],
  },
})
