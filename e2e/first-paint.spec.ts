import { expect, test } from './lodge/lodge-test.ts'

test('E-03, W-10 a page that is read before its code has come stays where it is when it comes', {
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
  await page.goto('/rooms')
  await page
    .getByText('Nuestras habitaciones')
    .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }))
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(100)
  letCodeCome()
  await expect(page.getByRole('article')).toHaveCount(8)
  expect(await page.evaluate(() => window.scrollY)).toBe(place)
})
