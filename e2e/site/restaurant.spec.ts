import type { Page } from '@playwright/test'
import { expect, test } from '../lodge/lodge-test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const SLIDE_MS = 3_000

const slider = (page: Page) => page.getByRole('region', { name: 'El comedor en imágenes' })
const position = (page: Page) => slider(page).getByText(/^\d de 5$/)
const next = (shown: string) => `${(Number(shown[0]) % 5) + 1} de 5`

/** Lets React render and set its timers: the page's clock is paused, but its message channels run. */
async function settle(page: Page, isMoving: boolean): Promise<void> {
  const strip = slider(page).getByRole('group', { name: 'El comedor en imágenes' })
  await expect(strip).toHaveAttribute('aria-live', isMoving ? 'off' : 'polite')
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', resolve, { once: true })
        port1.start()
        port2.postMessage(null)
      })
    }
  })
}

async function expectStill(page: Page): Promise<void> {
  await settle(page, false)
  const shown = (await position(page).textContent()) ?? ''
  await page.clock.runFor(2 * SLIDE_MS)
  await expect(position(page)).toHaveText(shown)
}

async function expectMoving(page: Page): Promise<void> {
  await settle(page, true)
  const shown = (await position(page).textContent()) ?? ''
  await page.clock.runFor(SLIDE_MS - 1)
  await expect(position(page)).toHaveText(shown)
  await page.clock.runFor(1)
  await expect(position(page)).toHaveText(next(shown))
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

test('P-03, W-10 slider advances every 3 seconds, and pauses for hover, focus, a hidden page and its button', {
  tag: '@once',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T13:00:00Z') })
  await page.goto('/restaurant')
  // Opening hours are shown once the code has loaded, which needs a running clock.
  await expect(page.getByText('Cerrado ahora. Abre hoy a las 8:30.')).toBeVisible()
  await page.clock.pauseAt(new Date('2026-11-30T13:10:00Z'))
  await expectMoving(page)
  await expectMoving(page)

  await slider(page).hover()
  await expectStill(page)
  await page.mouse.move(0, 0)
  await expectMoving(page)

  await slider(page).getByRole('button', { name: 'Siguiente' }).focus()
  await expectStill(page)
  await slider(page).getByRole('button', { name: 'Siguiente' }).blur()
  await expectMoving(page)

  await setHidden(page, true)
  await expectStill(page)
  await setHidden(page, false)
  await expectMoving(page)

  await slider(page).getByRole('button', { name: 'Detener' }).press('Enter')
  await slider(page).getByRole('button', { name: 'Reanudar' }).blur()
  await expectStill(page)
})

test('P-03, W-03 opening hours follow the time in Lima, in any time zone of the visitor', {
  tag: '@once',
}, async ({ browser, lodge }) => {
  const page = await browser.newPage({ timezoneId: 'Pacific/Auckland' })
  await page.clock.install({ time: new Date('2026-11-30T13:29:30Z') })
  await page.goto(`${lodge.publicUrl}/restaurant`)
  await expect(page.getByText('Cerrado ahora. Abre hoy a las 8:30.')).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Abierto ahora: desayuno. Cierra a las 20:00.')).toBeVisible()
  await page.clock.fastForward('12:00:00')
  await expect(page.getByText('Cerrado ahora. Abre mañana a las 8:30.')).toBeVisible()
  await page.close()
})
