import type { Page } from '@playwright/test'
import { openSignedIn } from '../fixtures/console-page.ts'
import { recordRequests } from '../fixtures/requests.ts'
import { expect, test } from '../lodge/lodge-test.ts'

async function openByMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('W-05 console requests the board and the audit log once per visit', { tag: '@once' }, async ({
  page,
  lodge,
}) => {
  await openSignedIn(page, lodge, '/rooms-panel')
  const requests = recordRequests(page.context())
  const countOf = (path: string) =>
    requests.filter((request) => new URL(request.url()).pathname === path).length
  await openByMenu(page, 'Tablero')
  await expect(page.getByRole('columnheader', { name: /, Hoy$/ })).toBeVisible()
  await openByMenu(page, 'Registro')
  await expect(page.getByRole('list', { name: 'Registro' })).toBeVisible()
  await openByMenu(page, 'Zonas')
  expect([countOf('/api/board'), countOf('/api/audit')]).toEqual([1, 1])

  await page.goto(`${lodge.adminUrl}/board`)
  await expect(page.getByRole('columnheader', { name: /, Hoy$/ })).toBeVisible()
  await page.goto(`${lodge.adminUrl}/audit-panel`)
  await expect(page.getByRole('list', { name: 'Registro' })).toBeVisible()
  await openByMenu(page, 'Zonas')
  expect([countOf('/api/board'), countOf('/api/audit')]).toEqual([2, 2])
})
