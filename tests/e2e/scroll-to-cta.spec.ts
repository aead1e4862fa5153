import type {Page} from '@playwright/test'

import {contentLake, expect, seed, stack, test} from './site.ts'

interface Place {
  language: string
  path: string
  hasForm: boolean
}

/** Returns a page per language without a form, and one with the waitlist's: "Book a demo" leads to the home page. */
async function pagesWithoutDemoForm(): Promise<string[]> {
  const pages = await contentLake.fetch<Place[]>(
    `*[_id in $seed && _type == "page" && !("demo" in sections[_type == "callToAction"].form)] | order(path){
      language, path, "hasForm": "callToAction" in sections[]._type
    }`,
    {seed},
  )
  const chosen = ['en', 'fr'].flatMap((own) =>
    [true, false].flatMap(
      (form) => pages.find(({language, hasForm}) => language === own && hasForm === form) ?? [],
    ),
  )
  return chosen.map(({language, path}) => `${language === 'en' ? '' : `/${language}`}/${path}`)
}

const callOf = (page: Page) => page.locator('header a.button:visible').first()

test('calls to action scroll to the section and focus it', async ({page}) => {
  const behavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await page.goto('/fr')
  expect(await behavior()).toBe('smooth')
  await callOf(page).click()
  await expect(page.locator('#cta form')).toBeInViewport()
  await expect(page.locator('#cta')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/fr')
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(await behavior()).toBe('auto')
})

test.describe('a page opened with scrollTo', () => {
  test('a page opened with scrollTo scrolls 500 ms after loading', async ({page}) => {
    await page.clock.install({time: 0})
    await page.clock.pauseAt(1000)
    await page.goto('/?scrollTo=cta')
    await page.clock.runFor(490)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.clock.runFor(20)
    await expect(page.locator('#cta form')).toBeInViewport()
    await expect(page.locator('#cta')).toBeFocused()
  })

  test('calls to action still scroll a page opened with scrollTo', async ({page}) => {
    await page.goto('/?scrollTo=cta')
    await expect(page.locator('#cta')).toBeFocused()
    await page.evaluate(() => {
      scrollTo(0, 0)
      document.body.dataset['same'] = 'page'
    })
    await callOf(page).click()
    await expect(page).toHaveURL(/\?scrollTo=cta#cta$/)
    await expect(page.locator('#cta form')).toBeInViewport()
    await expect(page.locator('body')).toHaveAttribute('data-same', 'page')
  })
})

test('calls to action of other pages link to the form on the home page', async ({page, plain}) => {
  const paths = await pagesWithoutDemoForm()
  expect(paths.length).toBeGreaterThan(0)
  for (const path of paths) {
    const home = path.startsWith('/fr/') ? '/fr' : '/'
    await page.goto(path)
    await callOf(page).click()
    // With script, the page loads at the top and then scrolls by itself.
    await expect(page).toHaveURL(`${stack.siteUrl}${home}?scrollTo=cta`)
    await expect(page.locator('#cta form')).toBeInViewport()
    await expect(page.locator('#cta')).toBeFocused()

    await plain.goto(path)
    await callOf(plain).click()
    await expect(plain).toHaveURL(`${stack.siteUrl}${home}?scrollTo=cta#cta`)
    await expect(plain.locator('#cta form')).toBeInViewport()
  }
})
