import type {Page} from '@playwright/test'

import {expect, nightly, test} from './site.ts'

/** Records what Chromium reports of pages that may be, or have been, prefetched. */
async function watchAhead(page: Page) {
  const session = await page.context().newCDPSession(page)
  const ahead = {known: new Set<string>(), ready: new Set<string>(), refused: new Set<string>()}
  session.on('Preload.preloadingAttemptSourcesUpdated', ({preloadingAttemptSources}) => {
    for (const {key} of preloadingAttemptSources) ahead.known.add(new URL(key.url).href)
  })
  session.on('Preload.prefetchStatusUpdated', ({prefetchUrl, status}) => {
    if (status === 'Ready') ahead.ready.add(prefetchUrl)
    if (status === 'Failure') ahead.refused.add(prefetchUrl)
  })
  await session.send('Preload.enable')
  return ahead
}

test('public pages have cacheable speculation rules', async ({request}) => {
  for (const path of ['/', '/fr/app', '/search?q=crm', '/no-such-page']) {
    const headers = (await request.get(path)).headers()
    expect.soft(headers['speculation-rules'], path).toMatch(/^"\/speculation-rules\.json\?v=\w+"$/)
  }
  const {'speculation-rules': named = ''} = (await request.get('/')).headers()
  const answer = await request.get(named.replaceAll('"', ''))
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('application/speculationrules+json')
  expect(answer.headers()['cache-control']).toContain('immutable')
})

test('other pages have no speculation rules', async ({request}) => {
  for (const path of ['/admin/login', '/studio', '/app.md', '/api/health']) {
    expect.soft((await request.get(path)).headers(), path).not.toHaveProperty('speculation-rules')
  }
  const headers = {cookie: 'previewSession=x'}
  const drafts = await request.get('/', {headers})
  expect(drafts.headers()).not.toHaveProperty('speculation-rules')
})

test('a page is prefetched before its link is followed', nightly, async ({page, baseURL}) => {
  const ahead = await watchAhead(page)
  const at = (path: string) => new URL(path, baseURL).href
  await page.goto('/about')
  await expect.poll(() => ahead.known).toContain(at('/'))
  const hrefs = await page.evaluate(() => [...document.links].map(({href}) => href))
  const unsafe = hrefs.filter((link) => /language=|\.md|\.xml|^mailto/.test(link))
  expect(unsafe.length).toBeGreaterThan(0)
  expect(unsafe.filter((link) => ahead.known.has(link))).toEqual([])

  const link = page.locator('footer a[href="/privacy-policy"]')
  await link.hover()
  await expect.poll(() => ahead.ready).toContain(at('/privacy-policy'))
  await link.click()
  await page.waitForURL('/privacy-policy')
  const delivery = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => {
      const {deliveryType, responseStart} = entry as PerformanceResourceTiming & {
        deliveryType: string
      }
      return {deliveryType, isTimed: responseStart > 0}
    }),
  )
  expect(delivery).toEqual([{deliveryType: 'navigational-prefetch', isTimed: true}])
  expect([...ahead.ready]).toEqual([at('/privacy-policy')])
})

test.describe('a browser set to French', () => {
  test.use({locale: 'fr-FR', storageState: {cookies: [], origins: []}})

  test('a browser set to French is redirected on navigation, not on prefetch', async ({
    page,
    baseURL,
    pageErrors,
  }) => {
    const ahead = await watchAhead(page)
    await page.goto('/about')
    const home = page.getByRole('banner').locator('a[href="/"]').first()
    await home.hover()
    await expect.poll(() => ahead.refused).toContain(new URL('/', baseURL).href)
    await pageErrors.expect(/^503 /)
    // Chromium does not always report the prefetch itself.
    pageErrors.allow(/^net::ERR_FAILED /)
    expect(await page.context().cookies()).toEqual([])
    await home.click()
    await page.waitForURL('/fr')
  })
})
