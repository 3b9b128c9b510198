import { defineConfig } from 'vitest/config'

const pure = ['shared-ui/src/{rules,validators,copy}/**/*.test.ts']
const unit = [
  ...pure,
  '{lodge-api,public-site,admin-console,drawings}/**/*.test.ts',
  'scripts/{imports,testing}/**/*.test.ts',
]

/**
 * `unit` is everything that runs in Node, with the API's tests on real databases; `auckland` is the part of it that
 * knows dates, again with the server's clock on the other side of the date line from Lima (W-03).
 */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: unit } },
      {
        test: {
          name: 'auckland',
          environment: 'node',
          env: { TZ: 'Pacific/Auckland' },
          include: [...pure, 'lodge-api/src/modules/**/*.test.ts', 'scripts/time-zone/*.test.ts'],
        },
      },
    ],
  },
})
