import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LODGE } from 'content'
import { runCommand } from '../../scripts/running/run-command.ts'
import { bookingPath, bookWith, thanks } from '../fixtures/booking-page.ts'
import { cards } from '../fixtures/cards.ts'
import { mailsTo } from '../fixtures/mailbox.ts'
import { OTHER_LODGE, writeOtherContent } from '../fixtures/other-content.ts'
import { roomNamed } from '../fixtures/rooms.ts'
import { test as base, expect } from '../lodge/lodge-test.ts'
import { type RunningLodge, START_SCRIPT, startLodge } from '../lodge/start-lodge.ts'

/** The product built and started with another lodge's folder, as its owner would. */
const test = base.extend<object, { lodge: RunningLodge }>({
  lodge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed from the pattern
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'lodge-other-'))
      const env = { LODGE_CONTENT: join(folder, 'content'), LODGE_BUILD_DIR: join(folder, 'sites') }
      await writeOtherContent(env.LODGE_CONTENT)
      const build = await runCommand([process.execPath, 'scripts/build.ts'], { env })
      if (build.exitCode !== 0) throw new Error(build.output)
      const lodge = await startLodge(undefined, { TRUST_PROXY: 'loopback', ...env }, START_SCRIPT)
      await provide(lodge)
      await lodge.stop()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const areShown = (page: Page): Promise<boolean[]> =>
  page
    .locator('main img:not([alt=""])')
    .evaluateAll((images) =>
      images.flatMap((image) => (image instanceof HTMLImageElement ? [image.naturalWidth > 0] : [])),
    )

test("P-02, P-03, P-15 shows another lodge's name, photographs and two rooms, and no slider without slides", {
  tag: '@once',
}, async ({ page, lodge }) => {
  await page.goto('/rooms')
  await expect(page).toHaveTitle(`Habitaciones · ${OTHER_LODGE.name}`)
  await expect(page.getByRole('banner')).toContainText(OTHER_LODGE.name)
  await expect(page.getByRole('contentinfo')).toContainText(OTHER_LODGE.address.street)
  for (const name of ['Ola', 'Arena']) await expect(page.getByText(`Habitación ${name}`)).toBeVisible()
  await expect.poll(() => areShown(page)).toEqual([true, true, true])
  for (const path of ['/', '/restaurant', '/contact', '/politics', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.content()).not.toContain(LODGE.name)
  }
  await page.goto('/restaurant')
  await expect(page.getByRole('table', { name: 'Horario' })).toContainText('12:00')
  await expect(page.getByRole('region', { name: 'El comedor en imágenes' })).toHaveCount(0)
  await page.goto(`${lodge.adminUrl}/administrative-panel`)
  await expect(page).toHaveTitle(new RegExp(OTHER_LODGE.name))
})

test("B-01, B-11 books a room of another lodge, whose mails come in that lodge's name", {
  tag: '@once',
}, async ({ page, lodge, guest, newStay }) => {
  const stay = newStay(2)
  await page.goto(bookingPath(await roomNamed(lodge.publicUrl, 'Arena'), stay))
  await bookWith(page, guest, cards.approved)
  await expect(thanks(page)).toContainText('S/. 354.00 (PEN)')
  await expect.poll(() => mailsTo(lodge.dataDir, guest.email)).toHaveLength(1)
  const [mail] = await mailsTo(lodge.dataDir, guest.email)
  expect(mail?.from?.text).toContain(OTHER_LODGE.email)
  expect(mail?.text).toContain(`de ${OTHER_LODGE.checkIn.from} a ${OTHER_LODGE.checkIn.to}`)
  expect(mail?.text).not.toContain(LODGE.name)
})
