import type {APIRequestContext, Page} from '@playwright/test'
import {type HTMLElement, parse} from 'node-html-parser'

import {languages, articles, routes} from '../fixtures/specified-routes.ts'
import {isNightly, lastByDay} from '../nightly.ts'
import {pageCacheFiles} from './rendered-pages.ts'
import {contentLake, expect, pathsOfEveryType, publishedAddresses, test} from './site.ts'

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
            _type == "exitPopup" => null,
            _type == "faqList" && count(questions[@->toConfirm != true]) == 0 => null,
            coalesce(title, heading)
          )}}`,
          {language, path: documentPath(href)},
        )
        const shown = page.querySelectorAll('main h1, main h2').map(({text}) => text)
        const written = document.sections.flatMap(({heading}) => heading ?? [])
        const found = shown.flatMap((text) => written.find((heading) => shows(text, heading)) ?? [])
        expect.soft(found, id).toEqual(written)
      }
    })
  }
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

test('404 pages are not cached, whatever their URL', async ({request}) => {
  const name = `stranger${Date.now()}`
  for (const path of [`_next/${name}`, `_next/static/${name}`, `${name}/not-found-page`]) {
    expect((await request.get(`/${path}`)).status(), path).toBe(404)
  }
  await request.get('/')
  expect(pageCacheFiles().filter((file) => file.includes(name))).toEqual([])
})
