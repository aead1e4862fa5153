import {lastByDay} from '../nightly.ts'
import {contentLake, expect, test} from './site.ts'

interface AboutDocument {
  sections: {
    title?: string
    heading?: string
    /** Shown once the event is over. */
    headingAfter?: string
    name?: string
    quote?: string
    stats?: {label: string}[]
    cards?: {label?: string; title: string}[]
    links?: {label: string; url?: string}[]
  }[]
}

const languages = [
  {lang: 'en', path: '/about', home: '/', translation: '/fr/a-propos', app: '/app'},
  {lang: 'fr', path: '/fr/a-propos', home: '/fr', translation: '/about', app: '/fr/app'},
]

function aboutDocument(lang: string): Promise<AboutDocument> {
  return contentLake.fetch<AboutDocument>(
    '*[_type == "page" && language == $lang && path in ["about", "a-propos"]][0]',
    {lang},
  )
}

for (const {lang, path, home, translation, app} of lastByDay(languages)) {
  test.describe(path, () => {
    test('the about page has all sections and is linked from other pages', async ({page}) => {
      const {sections} = await aboutDocument(lang)
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toHaveText(sections[0]?.title ?? '')
      for (const {heading, headingAfter, name, quote, stats = [], cards = []} of sections) {
        const words = [headingAfter ?? heading, name, quote, ...stats.map(({label}) => label)]
        for (const {label, title} of cards) words.push(label, title)
        for (const text of words.filter((word) => word !== undefined)) {
          await expect(page.locator('main').getByText(text, {exact: true})).toBeVisible()
        }
      }
      expect(await page.content()).not.toContain('{{')

      const way = page.locator('main nav ol')
      await expect(way.locator('a')).toHaveAttribute('href', home)
      await expect(way.locator('[aria-current=page]')).toHaveCount(1)
      await expect(page.locator(`a[hreflang][href^="${translation}?"]`).first()).toBeAttached()
      await expect(page.locator(`main a[href="${app}"]`)).toBeVisible()
    })

    test('links to other sites open in a new tab and say so', async ({page}) => {
      await page.goto(path)
      const outside = page.locator('main a[href^="https:"]')
      await expect(outside).toHaveCount(4)
      for (const link of await outside.all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link.locator('.visually-hidden')).not.toBeEmpty()
      }
    })
  })
}
