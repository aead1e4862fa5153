import type {Page} from '@playwright/test'

import {expect, nightly, scrollThrough, test} from './site.ts'

/** Returns how much of the waveform of the steps is clipped from the right, in percent. */
const clippedOf = async (page: Page) => {
  const waveform = page.locator('section', {has: page.locator('#steps-title')}).locator('.waveform')
  const path = await waveform.evaluate((element) => getComputedStyle(element).clipPath)
  return path === 'none' ? path : Number(/ (-?[\d.]+)%/.exec(path)?.[1])
}

test(
  "a step's scene moves as it scrolls into view, but not on a phone or with reduced motion",
  nightly,
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800})
    await page.goto('/security')
    expect(await clippedOf(page)).toBe('none')
    await page.emulateMedia({reducedMotion: 'no-preference'})
    const waveform = page
      .locator('section', {has: page.locator('#steps-title')})
      .locator('.waveform')
    const top = await waveform.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const seen: unknown[] = []
    for (const share of [1.02, 0.98, 0.9]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top - 800 * share)
      await page.evaluate(async () => new Promise(requestAnimationFrame))
      seen.push(await clippedOf(page))
    }
    expect([seen[0], seen[2]]).toEqual([100, -2])
    expect(seen[1]).toBeGreaterThan(0)
    expect(seen[1]).toBeLessThan(100)
    await page.setViewportSize({width: 390, height: 740})
    expect(await clippedOf(page)).toBe('none')
  },
)

test('an action is in the first view of the smallest phones', async ({page}) => {
  for (const path of ['/', '/fr']) {
    await page.setViewportSize({width: 320, height: 568})
    await page.goto(path)
    const action = page.locator('main a.button').first()
    await expect(action).toBeInViewport({ratio: 1})
    await page.setViewportSize({width: 360, height: 740})
    await expect(page.locator('.said .mirror').first()).toBeInViewport({ratio: 1})
  }
})

/** Counts calls of `animate` without changing their effect. */
function countAnimations(): void {
  const moving = Element.prototype as {animate: (...options: unknown[]) => Animation}
  moving.animate = new Proxy(moving.animate, {
    apply(animate, element: Element, options) {
      const moved = Number(element.getAttribute('data-moved'))
      element.setAttribute('data-moved', String(moved + 1))
      return Reflect.apply(animate, element, options)
    },
  })
}

test(
  'sections animate once, when they first come into view, but not with reduced motion',
  nightly,
  async ({page}) => {
    await page.addInitScript(countAnimations)
    await page.goto('/')
    await scrollThrough(page)
    await expect(page.locator('[data-moved]')).toHaveCount(0)
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.goto('/')
    await scrollThrough(page)
    await scrollThrough(page)
    const openings = page.locator('.reveal')
    const moved = await openings.evaluateAll((all) => all.map((one) => one.dataset['moved']))
    expect(moved.filter((times) => times !== undefined && times !== '1')).toEqual([])
    expect(moved.filter((times) => times === '1').length).toBeGreaterThan(3)
  },
)

test('every unknown path is a whole page in its language with status 404', async ({request}) => {
  for (const [path, lang, title] of [
    ['/no-such-page', 'en', 'Page not found'],
    ['/fr/pas-de-page', 'fr', 'Page introuvable'],
    ['/index.php', 'en', 'Page not found'],
    ['/fr/archive.zip', 'fr', 'Page introuvable'],
    ['/api/nothing', 'en', 'Page not found'],
    ['/studios', 'en', 'Page not found'],
  ]) {
    const response = await request.get(path!)
    expect.soft(response.status(), path).toBe(404)
    const html = await response.text()
    expect.soft(html, path).toContain(`<html lang="${lang}"`)
    expect.soft(html, path).toContain(`<title>${title} · Saywell</title>`)
    expect.soft(html, path).toContain('noindex')
    expect.soft(html, path).toMatch(/<h1/)
  }
})
