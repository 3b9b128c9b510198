import { addDays } from 'shared-ui/rules/dates/calendar-date'
import {
  isInteractive,
  reserveLink,
  results,
  searchFor,
  searchPanel,
  searchPath,
} from '../fixtures/search-page.ts'
import { todayInLima } from '../fixtures/stays.ts'
import { expect, test } from '../lodge/lodge-test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P-17 rooms, prices and the date search work up to the booking form', {
    tag: '@once',
  }, async ({ page, newStay }) => {
    for (const path of ['/', '/rooms']) {
      await page.goto(path)
      await expect(page.getByRole('article')).toHaveCount(8)
      await expect(page.getByRole('article').first()).toContainText('S/.')
      await expect(page.getByRole('button', { name: /^Ver más/ })).toHaveCount(0)
      await expect(page.locator('noscript')).toHaveCount(0)
    }
    const stay = newStay(2)
    await searchFor(page, stay)
    await expect(page).toHaveURL(`${searchPath(stay)}&persons=any#resultados`)
    await reserveLink(page, 'Colibrí').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reservar' })).toBeVisible()
    // Text assertions skip the content of this element.
    expect(await page.locator('main noscript').innerText()).toContain('aparece solo con JavaScript')
  })

  test('P-17, V-09 server explains dates that cannot be searched', { tag: '@once' }, async ({ page }) => {
    const today = todayInLima()
    await page.goto(searchPath({ entry: addDays(today, 5), departure: addDays(today, 3) }))
    const { departure, search } = searchPanel(page)
    await expect(departure).toHaveAccessibleDescription(
      'La salida debe ser al menos un día después de la entrada.',
    )
    await expect(results(page)).toHaveCount(0)
    await expect(search).toBeEnabled()
    // Of a submitted search the server moves the departure, as the code would.
    await searchFor(page, { entry: addDays(today, 5), departure: addDays(today, 3) })
    await expect(departure).toHaveValue(addDays(today, 6))
    await expect(results(page)).toBeVisible()
  })
})

test('P-17 served results are hydrated without requesting them again or moving', {
  tag: '@once',
}, async ({ page, newStay }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(searchPath(newStay(2)))
  await expect.poll(() => isInteractive(page)).toBe(true)
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
  expect(requests.filter((url) => /\/api\/room(\/filter)?(\?|$)/.test(url))).toEqual([])
  expect(problems).toEqual([])
})

test('P-17, E-03 dates selected before the code has loaded stay', { tag: '@once' }, async ({
  page,
  newStay,
}) => {
  let allowCode = () => {}
  const allowed = new Promise<void>((resolve) => {
    allowCode = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await allowed
    await route.continue()
  })
  await page.goto('/rooms', { waitUntil: 'domcontentloaded' })
  const stay = newStay(1)
  const { entry, departure, search } = searchPanel(page)
  // Passes the departure of the page, tomorrow, which the code then moves.
  await entry.fill(stay.entry)
  allowCode()
  await expect.poll(() => isInteractive(page)).toBe(true)
  await expect(entry).toHaveValue(stay.entry)
  await expect(departure).toHaveValue(stay.departure)
  await search.click()
  await expect(reserveLink(page, 'Colibrí')).toBeVisible()
})

for (const [what, files] of [
  ['pictures', '**/*.{webp,svg}'],
  ['fonts', '**/*.woff2'],
] as const) {
  test(`P-18 page becomes interactive within three seconds of its code while ${what} hang`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.route(files, () => {})
    const code = page.waitForResponse(/\/assets\/.*\.js$/)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await code
    await expect.poll(() => isInteractive(page), { timeout: 3000 }).toBe(true)
  })
}
