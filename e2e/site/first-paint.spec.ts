import { expect, test } from '../lodge/lodge-test.ts'

test('E-03, P-04, P-17, W-04 page is readable before its code loads, requests the other rooms’ photos after it, keeps its scroll position and requests no file twice', {
  tag: '@once',
}, async ({ page }) => {
  let allowCode = () => {}
  const allowed = new Promise<void>((resolve) => {
    allowCode = resolve
  })
  await page.route('**/assets/index-*.js', async (route) => {
    await allowed
    await route.continue()
  })
  const files: string[] = []
  const photos: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/find-photo?')) photos.push(request.url())
    if (/\.(?:js|css)$/.test(request.url())) files.push(request.url())
  })
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto('/rooms')
  const structured = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(structured.map((text) => JSON.parse(text))).toMatchObject([
    { '@type': ['LodgingBusiness', 'Hotel'], numberOfRooms: 8, priceRange: expect.stringContaining('S/.') },
  ])
  await page
    .getByText('Nuestras habitaciones')
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const position = await page.evaluate(() => window.scrollY)
  expect(position).toBeGreaterThan(100)
  await expect.poll(() => photos.length).toBe(1)
  allowCode()
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect.poll(() => photos.length).toBeGreaterThan(2)
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  await page
    .getByRole('navigation', { name: 'Menú principal' })
    .getByRole('link', { name: 'Contacto' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(violations).toEqual([])
  expect(files.length).toBeGreaterThan(5)
  expect(files).toEqual([...new Set(files)])
})
