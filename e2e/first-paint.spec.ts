import { expect, test } from './lodge/lodge-test.ts'

test('E-03, P-04, W-04 a page is readable before its code has come, keeps its scroll position when it comes, and requests no file twice', {
  tag: '@once',
}, async ({ page }) => {
  let letCodeCome = () => {}
  const allowed = new Promise<void>((resolve) => {
    letCodeCome = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await allowed
    await route.continue()
  })
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.(?:js|css)$/.test(request.url())) files.push(request.url())
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/rooms')
  const structured = await page.locator('head script[type="application/ld+json"]').allTextContents()
  expect(structured.map((text) => JSON.parse(text))).toMatchObject([
    { '@type': ['LodgingBusiness', 'Hotel'], numberOfRooms: 8, priceRange: expect.stringContaining('S/.') },
  ])
  await page
    .getByText('Nuestras habitaciones')
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  letCodeCome()
  await expect(page.getByRole('article')).toHaveCount(8)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Contacto' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(refused).toEqual([])
  expect(files.length).toBeGreaterThan(5)
  expect(files).toEqual([...new Set(files)])
})
