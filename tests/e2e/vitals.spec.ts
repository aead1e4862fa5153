import {expect, test} from './site.ts'

test('a page that is left reports how fast it was, without cookies', async ({page, context}) => {
  await page.goto('/fr/app')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const reported = context.waitForEvent('request', (request) =>
    request.url().endsWith('/api/vitals'),
  )
  // What a browser does with a page that is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', {value: 'hidden'})
    document.dispatchEvent(new Event('visibilitychange'))
  })
  const request = await reported
  const headers = await request.allHeaders()
  expect(headers).not.toHaveProperty('cookie')
  expect(request.postDataJSON()).toMatchObject({
    path: '/fr/app',
    ttfb: expect.any(Number),
    lcp: expect.any(Number),
  })
  expect((await request.response())?.status()).toBe(204)
})
