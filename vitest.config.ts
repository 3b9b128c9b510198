import { availableParallelism } from 'node:os'
import { defaultExclude, defineConfig } from 'vitest/config'

const packages = '{shared-ui,public-site,admin-console,lodge-api,content}'
const crashTests = 'lodge-api/test/crash/*.test.ts'
const fuzzTests = 'lodge-api/test/fuzz/*.test.ts'
const moneyTests = 'lodge-api/test/money/**/*.test.ts'
const deployTests = 'lodge-api/test/deploy/*.test.ts'

/**
 * `unit` holds all tests that run in Node, including those of the API on real databases, in the time zone of Auckland, where it
 * is mostly a day later than in Lima; `utc` repeats the tests of shared rules in the time zone of most servers; `crash` kills
 * real servers more than a hundred times and takes minutes; `money` runs the payment scenarios; `fuzz` sends 5,000 requests with
 * unexpected values to each engine; `deploy` checks the files of `deploy/` and replaces a server behind Caddy; `size` checks the
 * built sites.
 * Without `isolate`, files share a process: loading the server's modules for each file takes longer than its tests.
 */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free.
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
            'scripts/{building,copy,diagrams,documents,imports,stories,styles,testing,time-zone,tokens,visual}/*.test.ts',
          ],
          exclude: [...defaultExclude, crashTests, fuzzTests, moneyTests, deployTests],
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
          name: 'deploy',
          environment: 'node',
          include: [deployTests],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'fuzz',
          environment: 'node',
          include: [fuzzTests],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'size',
          environment: 'node',
          include: ['benchmarks/**/*.test.ts'],
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
