import type {Locator, Page} from '@playwright/test'

import {lastByDay} from '../nightly.ts'
import {expect, nightly, scrollThrough, stack, test} from './site.ts'

for (const path of lastByDay(['/', '/fr'])) {
  test(`the home page ${path} is readable without JavaScript`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL: stack.siteUrl})
    const page = await context.newPage()
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('#cta form')).toBeVisible()
    const question = page
      .locator('details')
      .filter({has: page.locator('summary')})
      .last()
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open', '')
    await context.close()
  })
}

/** Returns the waveform of the steps. */
const waveformOf = (page: Page) =>
  page.locator('section', {has: page.locator('#steps-title')}).locator('.waveform')

const clipPathOf = (waveform: Locator) =>
  waveform.evaluate((element) => getComputedStyle(element).clipPath)

test.describe('the scene of a step', () => {
  test("a step's scene is animated when it scrolls into view", nightly, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.setViewportSize({width: 1280, height: 800})
    await page.goto('/security')
    const waveform = waveformOf(page)
    const top = await waveform.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const seen: string[] = []
    for (const share of [1.02, 0.98, 0.9]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top - 800 * share)
      await page.evaluate(async () => new Promise(requestAnimationFrame))
      seen.push(await clipPathOf(waveform))
    }
    // The clip from the right, in percent.
    const [before, midway, after] = seen.map((path) => Number(/ (-?[\d.]+)%/.exec(path)?.[1]))
    expect(before).toBe(100)
    expect(midway).toBeGreaterThan(0)
    expect(midway).toBeLessThan(100)
    expect(after).toBe(-2)
  })

  test("a step's scene is static with reduced motion and on a phone", nightly, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800})
    await page.goto('/security')
    expect(await clipPathOf(waveformOf(page))).toBe('none')
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.setViewportSize({width: 390, height: 740})
    expect(await clipPathOf(waveformOf(page))).toBe('none')
  })
})

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

test.describe('sections', () => {
  test('sections animate once, when they first come into view', nightly, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'})
    await page.addInitScript(countAnimations)
    await page.goto('/')
    const openings = page.locator('.reveal')
    await scrollThrough(page)
    await scrollThrough(page)
    const moved = await openings.evaluateAll((all) => all.map((one) => one.dataset.moved))
    expect(moved.length).toBeGreaterThan(3)
    expect(moved.filter((times) => times !== undefined && times !== '1')).toEqual([])
    expect(moved.filter((times) => times === '1').length).toBeGreaterThan(3)
  })

  test('sections do not animate with reduced motion', nightly, async ({page}) => {
    await page.addInitScript(countAnimations)
    await page.goto('/')
    await scrollThrough(page)
    await expect(page.locator('[data-moved]')).toHaveCount(0)
  })
})

test.describe('unknown paths', () => {
  for (const [path, lang, title] of [
    ['/no-such-page', 'en', 'Page not found'],
    ['/fr/pas-de-page', 'fr', 'introuvable'],
    ['/index.php', 'en', 'Page not found'],
    ['/fr/archive.zip', 'fr', 'introuvable'],
    ['/api/nothing', 'en', 'Page not found'],
    ['/studios', 'en', 'Page not found'],
  ] as const) {
    test(`${path} is a whole page with status 404 in ${lang}`, async ({request}) => {
      const response = await request.get(path)
      expect(response.status()).toBe(404)
      const html = await response.text()
      expect(html).toContain(`<html lang="${lang}"`)
      expect(html).toContain(title)
      expect(html).toContain('noindex')
      expect(html).toMatch(/<h1/)
    })
  }
})
