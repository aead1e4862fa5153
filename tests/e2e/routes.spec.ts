import type {Page} from '@playwright/test'

import {articles, routes} from '../specified-routes.ts'
import {contentLake, expect, test} from './site.ts'

const languages = ['en', 'fr'] as const

/** What a document says of the page that shows it. */
interface Expected {
  sections: {_type: string; heading: string | null}[]
}

/** Widths, in pixels, of a phone, a tablet and a desk. */
const widths = [360, 768, 1440]

/** At which widths something is wider than the screen. */
async function overflowing(page: Page): Promise<number[]> {
  const found: number[] = []
  for (const width of widths) {
    await page.setViewportSize({width, height: 900})
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    if (overflow > 0) found.push(width)
  }
  return found
}

const pageAt = '*[_type == "page" && language == $language && path == $path][0]'

function documentPath(href: string): string {
  return href.replace(/^\/fr(?=\/|$)/, '').replace(/^\//, '') || '/'
}

/** Opens an address that must be a page of its own, and says what is wrong with it. */
async function open(page: Page, href: string): Promise<void> {
  const response = await page.goto(href, {waitUntil: 'domcontentloaded'})
  expect.soft(response?.status(), href).toBe(200)
  expect.soft(new URL(page.url()).pathname, href).toBe(href)
  await expect.soft(page.locator('h1'), href).toHaveCount(1)
  expect.soft(await page.content(), href).not.toContain('{{')
  expect.soft(await overflowing(page), href).toEqual([])
}

test.describe('every page of the specification', () => {
  for (const language of languages) {
    test(`is there in ${language}, with its parts in their order`, async ({page}) => {
      for (const {id, sections, fr, [language]: href} of routes) {
        if (!href) continue
        await open(page, href)
        await expect.soft(page.locator('html')).toHaveAttribute('lang', language)
        const alternates = page.locator('link[rel=alternate][hreflang]')
        await expect.soft(alternates, id).toHaveCount(fr ? 3 : 0)
        const document = await contentLake.fetch<Expected>(
          `${pageAt}{sections[]{_type, "heading": coalesce(title, heading)}}`,
          {language, path: documentPath(href)},
        )
        expect
          .soft(
            document.sections.map(({_type}) => _type),
            id,
          )
          .toEqual(sections)
        // Dialogs have their headings too, which nobody sees yet.
        const shown = await page.locator('main').locator('h1, h2').allTextContents()
        const written = document.sections.flatMap(({heading}) => heading ?? [])
        expect
          .soft(
            shown.filter((text) => written.includes(text)),
            id,
          )
          .toEqual(written)
      }
    })
  }

  test('is in English only where the specification says so', async ({page, request}) => {
    for (const {en, fr} of routes.filter((route) => route.fr === null)) {
      expect((await request.get(`/fr${en}`)).status(), `/fr${en}`).toBe(404)
      await page.goto(en)
      await expect(page.locator('link[hreflang]')).toHaveCount(0)
      expect(fr).toBeNull()
    }
  })
})

test.describe('the blog', () => {
  for (const language of languages) {
    const prefix = language === 'en' ? '' : `/${language}`

    test(`lists its articles in ${language}, in order and with their read times`, async ({
      page,
    }) => {
      await page.goto(`${prefix}/blog`)
      const cards = page.locator('main ul > li').filter({has: page.locator('h2, h3')})
      await expect(cards).toHaveCount(articles.length)
      for (const [index, article] of articles.entries()) {
        const card = cards.nth(index)
        const href = `${prefix}/blog/${article[language]}`
        await expect.soft(card.getByRole('link'), article.id).toHaveAttribute('href', href)
        await expect.soft(card, article.id).toContainText(`${article.readTime}\u00A0min`)
      }
    })

    test(`has every article at its address in ${language}`, async ({page}) => {
      for (const article of articles) {
        await open(page, `${prefix}/blog/${article[language]}`)
        const text = page.locator('main article')
        await expect.soft(text.locator('h2').first()).toBeVisible()
        const notice = page.getByText('Les articles du blog ne sont disponibles qu’en anglais.')
        await expect.soft(notice, article.id).toHaveCount(language === 'en' ? 0 : 1)
        await expect.soft(page.locator(`main a[href="${prefix}/blog"]`).first()).toBeVisible()
        await expect.soft(text.locator(`a[href="${prefix}/app"]`).first()).toBeVisible()
      }
    })
  }
})

test.describe('the legal pages', () => {
  const dated = routes.filter(({id}) => id === 'privacy-policy' || id === 'terms')
  for (const {id, en, fr} of dated) {
    test(`${id} says when it was written and how to reach us`, async ({page}) => {
      for (const [href, words] of [
        [en, 'Last updated September 17, 2025'],
        [fr ?? '', 'Dernière mise à jour\u202F: 17 septembre 2025'],
      ] as const) {
        await page.goto(href)
        await expect(page.getByText(words)).toBeVisible()
        await expect(page.locator('main address')).toContainText('Ireland')
        await expect(page.locator('main a[href^="mailto:privacy@"]').first()).toBeVisible()
      }
    })
  }
})

test.describe('addresses that lead elsewhere', () => {
  for (const [from, to] of [
    ['/fr/about', '/fr/a-propos'],
    [
      '/blog/improve-salesforce-data-quality-ai-voice-assistants',
      '/blog/salesforce-data-quality-ai-voice-assistants',
    ],
  ] as const) {
    test(`${from} leads to ${to}, for good`, async ({request}) => {
      const response = await request.get(from, {maxRedirects: 0})
      expect(response.status()).toBe(308)
      expect(new URL(response.headers()['location'] ?? '', 'http://site').pathname).toBe(to)
    })
  }
})

/**
 * By hand: salary / 52 / 40 an hour, × team × hours × 250 days = cost; 67% of it = savings; 30% of those = gain;
 * savings + gain = total; total / 12 = month.
 */
const examples = [
  {
    // 62400 / 2080 = 30; × 8 × 1 × 250 = 60000
    inputs: ['8', '62400', '1'],
    outputs: ['$60,000', '$40,200', '$12,060', '$52,260', '$4,355'],
  },
  {
    // 41600 / 2080 = 20; × 25 × 2.5 × 250 = 312500
    inputs: ['25', '41600', '2.5'],
    outputs: ['$312,500', '$209,375', '$62,813', '$272,188', '$22,682'],
  },
  {
    // Nobody, for nothing
    inputs: ['0', '90000', '2'],
    outputs: ['$0', '$0', '$0', '$0', '$0'],
  },
]

test('the calculator of the article computes as one does by hand', async ({page}) => {
  const article = articles.find(({id}) => id === 'roi-calculator')
  await page.goto(`/blog/${article?.en}`)
  const calculator = page.locator('.calculator')
  await calculator.scrollIntoViewIfNeeded()
  await expect(page.locator('.calculator[data-ready=true]')).toBeVisible()
  const fields = ['People in the team', 'Average salary a year', 'Hours a day on the CRM, each']
  const results = [
    'Current admin cost',
    'Time savings',
    'Productivity gain',
    'Total annual benefit',
    'Monthly benefit',
  ]
  await expect(calculator.getByRole('textbox')).toHaveCount(fields.length)
  for (const {inputs, outputs} of examples) {
    for (const [index, label] of fields.entries()) {
      await calculator.getByRole('textbox', {name: label}).fill(inputs[index] ?? '')
    }
    for (const [index, label] of results.entries()) {
      const amount = calculator.locator('.amount').filter({hasText: label})
      await expect(amount.locator('dd').first()).toHaveText(outputs[index] ?? '')
    }
  }
})
