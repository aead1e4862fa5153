import type {APIRequestContext, Page} from '@playwright/test'
import {type HTMLElement, parse} from 'node-html-parser'

import {languages, articles, routes} from '../fixtures/specified-routes.ts'
import {isNightly, lastByDay} from '../nightly.ts'
import {pageCacheFiles} from './page-cache-files.ts'
import {contentLake, expect, pathsOfEveryType, publishedAddresses, stack, test} from './site.ts'

/** The values that a document gives its page. */
interface Expected {
  sections: {heading: string | null}[]
}

const pageAt = '*[_type == "page" && language == $language && path == $path][0]'

function documentPath(href: string): string {
  return href.replace(/^\/fr(?=\/|$)/, '').replace(/^\//, '') || '/'
}

/** Whether a text is a heading, with its figures in place. */
function shows(text: string, heading: string): boolean {
  const [start = '', ...rest] = heading.split(/\{\{[a-z-]+\}\}/)
  const end = rest.at(-1)
  return end === undefined ? text === heading : text.startsWith(start) && text.endsWith(end)
}

/** Asserts that an address is a page of its own, and returns its HTML. */
async function read(request: APIRequestContext, href: string): Promise<HTMLElement> {
  const response = await request.get(href, {maxRedirects: 0})
  expect.soft(response.status(), href).toBe(200)
  const html = await response.text()
  expect.soft(html, href).not.toContain('{{')
  const document = parse(html)
  expect.soft(document.querySelectorAll('h1'), href).toHaveLength(1)
  return document
}

test.describe('every page of the specification', () => {
  for (const language of languages) {
    test(`every specified page exists in ${language}, with its sections in order`, async ({
      request,
    }) => {
      for (const {id, fr, [language]: href} of routes) {
        if (!href) continue
        const page = await read(request, href)
        expect.soft(page.querySelector('html')?.getAttribute('lang'), id).toBe(language)
        const alternates = page.querySelectorAll('link[rel=alternate][hreflang]')
        expect.soft(alternates, id).toHaveLength(fr ? 3 : 0)
        const document = await contentLake.fetch<Expected>(
          `${pageAt}{sections[]{"heading": select(
            until < string::split(now(), "T")[0] => headingAfter,
            coalesce(title, heading)
          )}}`,
          {language, path: documentPath(href)},
        )
        // Headings in closed dialogs are hidden.
        const shown = page.querySelectorAll('main h1, main h2').map(({text}) => text)
        const written = document.sections.flatMap(({heading}) => heading ?? [])
        const found = shown.flatMap((text) => written.find((heading) => shows(text, heading)) ?? [])
        expect.soft(found, id).toEqual(written)
      }
    })
  }

  test('only specified pages are English-only', async ({request}) => {
    for (const {en} of routes.filter((route) => route.fr === null)) {
      expect((await request.get(`/fr${en}`)).status(), `/fr${en}`).toBe(404)
    }
  })
})

/** Widths, in pixels, of a phone, a tablet and a desk. */
const widths = [360, 768, 1440]

/** Returns the widths at which the page overflows horizontally. */
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

test.describe('without JavaScript, which would take most of the time', () => {
  test.use({javaScriptEnabled: false})
  for (const language of lastByDay(languages)) {
    test(`every page in ${language} fits on the screen without JavaScript`, async ({
      page,
      pageErrors,
    }) => {
      // By day, as few pages as have every type of section and block.
      const addresses = await (isNightly ? publishedAddresses : pathsOfEveryType)(language)
      for (const {path, repeats} of addresses) {
        if (repeats) continue
        await page.goto(path)
        expect.soft(await overflowing(page), path).toEqual([])
      }
      // The 404 page is among the addresses.
      await pageErrors.expect(/^404 /)
    })
  }
})

test.describe('the blog', () => {
  for (const language of languages) {
    const prefix = language === 'en' ? '' : `/${language}`

    test(`the blog lists articles in ${language} in order, with reading times`, async ({
      request,
    }) => {
      const page = await read(request, `${prefix}/blog`)
      const cards = page
        .querySelectorAll('main ul > li')
        .filter((card) => card.querySelector('h2, h3'))
      expect(cards).toHaveLength(articles.length)
      for (const [index, article] of articles.entries()) {
        const links = cards[index]?.querySelectorAll('a').map((link) => link.getAttribute('href'))
        expect.soft(links, article.id).toEqual([`${prefix}/blog/${article[language]}`])
        expect
          .soft(cards[index]?.text, article.id)
          .toMatch(new RegExp(`\\b${article.readTime}\\smin`))
      }
    })

    test(`every article exists at its URL in ${language}`, async ({request}) => {
      for (const article of articles) {
        const page = await read(request, `${prefix}/blog/${article[language]}`)
        expect.soft(page.querySelector('main article h2'), article.id).not.toBeNull()
        const isInEnglishOnly = page.text.includes(
          'Les articles du blog ne sont disponibles qu’en anglais.',
        )
        expect.soft(isInEnglishOnly, article.id).toBe(language === 'fr')
        const blog = page.querySelector(`main a[href="${prefix}/blog"]`)
        expect.soft(blog, article.id).not.toBeNull()
        const app = page.querySelector(`main article a[href="${prefix}/app"]`)
        expect.soft(app, article.id).not.toBeNull()
      }
    })
  }
})

test.describe('the legal pages', () => {
  const dated = routes.filter(({id}) => id === 'privacy-policy' || id === 'terms')
  for (const {id, en, fr} of dated) {
    test(`the legal page ${id} has date and contact`, async ({request}) => {
      for (const [href, words] of [
        [en, 'Last updated September 17, 2025'],
        [fr ?? '', 'Dernière mise à jour le 17 septembre 2025'],
      ] as const) {
        const main = (await read(request, href)).querySelector('main')
        expect(main?.text, href).toContain(words)
        expect(main?.querySelector('address')?.text, href).toContain('Ireland')
        expect(main?.querySelector('a[href^="mailto:privacy@"]'), href).not.toBeNull()
      }
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

test('the calculator in the article computes correctly', async ({page}) => {
  const article = articles.find(({id}) => id === 'roi-calculator')
  await page.goto(`/blog/${article?.en}`)
  const calculator = page.locator('.calculator')
  await calculator.scrollIntoViewIfNeeded()
  await expect(page.locator('.calculator[data-ready=true]')).toBeVisible()
  const fields = ['People on the team', 'Average salary per year', 'CRM hours per person per day']
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

test('404 pages are not cached, whatever their URL', async ({request}) => {
  const name = `stranger${Date.now()}`
  for (const path of [`_next/${name}`, `_next/static/${name}`, `${name}/not-found-page`]) {
    expect((await request.get(`/${path}`)).status(), path).toBe(404)
  }
  await request.get('/')
  expect(pageCacheFiles(stack.distDir).filter((file) => file.includes(name))).toEqual([])
})
