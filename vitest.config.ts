import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

const packages = '{shared-ui,public-site,admin-console,lodge-api,content}'
const crashTests = 'lodge-api/test/crash/*.test.ts'
const moneyTests = 'lodge-api/test/money/**/*.test.ts'

/**
 * `unit` is everything that runs in Node, with the API's tests on real databases, and with the clock of Auckland, which is a
 * day ahead of Lima's for most of the day (W-03); `utc` is what it knows of days, again with the clock of most servers;
 * `crash` kills real servers, a hundred times and more, and so takes minutes; `size` looks at the sites as they were built.
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
          env: { TZ: 'Pacific/Auckland' },
          include: [
            `${packages}/**/*.test.ts`,
            'scripts/{building,diagrams,imports,stories,testing,time-zone}/*.test.ts',
          ],
          exclude: [...defaultExclude, crashTests, moneyTests],
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
          name: 'money',
          environment: 'node',
          include: [moneyTests],
          testTimeout: 300_000,
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
          name: 'utc',
          isolate: false,
          environment: 'node',
          env: { TZ: 'UTC' },
          include: ['shared-ui/src/{rules,validators,copy}/**/*.test.ts'],
        },
      },
    ],
  },
})
