import type {Page} from '@playwright/test'

import {lastByDay} from '../nightly.ts'
import {contentLake, expect, stack, test} from './site.ts'

interface Titled {
  title: string
}

interface AppDocument {
  steps: Titled[]
  benefits: Titled[]
  cases: {example: string}[]
  consent: string
}

interface TableDocument {
  title: string
  columns: string[]
  rows: {criterion: string; cells: string[]}[]
  source: string
}

const languages = [
  {lang: 'en', prefix: '', answers: /^(Yes|No|Depends)/, join: 'Join the waitlist'},
  {lang: 'fr', prefix: '/fr', answers: /^(Oui|Non|Dépend)/, join: 'Rejoindre la liste d’attente'},
]
const header = 68

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

for (const {lang, prefix, answers, join} of lastByDay(languages)) {
  test.describe(`the app page in ${lang}`, () => {
    test('the app page has steps, benefits, the waitlist form and the agreement', async ({
      page,
    }) => {
      const content = await contentLake.fetch<AppDocument>(
        `*[_type == "page" && language == $lang && path == "app"][0]{
          "steps": sections[_type == "steps"][0].steps,
          "benefits": sections[_type == "benefits"][0].items,
          "cases": sections[_type == "useCases"][0].cases,
          "consent": pt::text(sections[_type == "callToAction"][0].consent)
        }`,
        {lang},
      )
      expect(content.steps).toHaveLength(3)
      expect(content.benefits).toHaveLength(6)

      await page.goto(`${prefix}/app`)
      const main = page.getByRole('main')
      for (const {title} of [...content.steps, ...content.benefits]) {
        await expect(main.getByRole('heading', {name: title, exact: true})).toBeVisible()
      }
      for (const {example} of content.cases) {
        await expect(main.getByRole('blockquote').filter({hasText: example})).toBeVisible()
      }
      await expect(page.locator('main a[href="#cta"]').first()).toBeVisible()
      const form = page.locator('#cta form')
      await expect(form.getByRole('button', {name: join})).toBeVisible()
      await expect(form.locator('[name=phone]')).not.toHaveAttribute('required')
      const agreement = page.locator('#cta .consent')
      await expect(agreement).toHaveText(content.consent)
      await expect(agreement.getByRole('link')).toHaveCount(2)
    })
  })

  test.describe(`the comparison in ${lang}`, () => {
    const path = `${prefix}/comparison`

    test('the comparison is a table with caption, headings and source', async ({page}) => {
      const table = await contentLake.fetch<TableDocument>('*[_id == $id][0]', {
        id: `comparison-three-way-${lang}`,
      })
      await page.goto(path)
      const drawn = page.getByRole('table', {name: table.title})
      await expect(drawn.locator('caption')).toHaveText(table.title)
      await expect(drawn.getByRole('columnheader')).toHaveCount(table.columns.length + 1)
      await expect(drawn.getByRole('columnheader').last()).toHaveText(table.columns.at(-1) ?? '')
      await expect(drawn.getByRole('rowheader')).toHaveText(
        table.rows.map(({criterion}) => criterion),
      )
      await expect(drawn.getByRole('cell')).toHaveCount(table.rows.length * table.columns.length)
      await expect(page.getByRole('main')).toContainText(table.source)
    })

    test('every icon in the comparison has a text', async ({page}) => {
      await page.goto(path)
      const marked = page.locator('td:has(svg)')
      expect(await marked.count()).toBeGreaterThan(9)
      for (const text of await marked.allInnerTexts()) expect(text.trim()).toMatch(answers)
    })

    test('the comparison has sticky headings', async ({page}) => {
      await page.setViewportSize({width: 1440, height: 700})
      await page.goto(path)
      await page.locator('tbody tr').nth(5).scrollIntoViewIfNeeded()
      await page.locator('tbody tr').last().scrollIntoViewIfNeeded()
      const top = await page
        .locator('thead th')
        .first()
        .evaluate((cell) => cell.getBoundingClientRect().top)
      expect(Math.abs(top - header)).toBeLessThan(2)
    })

    test('the comparison shows two products on a phone, one chosen without script', async ({
      browser,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: stack.siteUrl,
        viewport: {width: 360, height: 740},
      })
      const page = await context.newPage()
      await page.goto(path)
      const heads = page.locator('.comparison-table thead th')
      const [, salesforce, hubspot, ours] = await heads.all()
      await expect(ours!).toBeVisible()
      await expect(salesforce!).toBeVisible()
      await expect(hubspot!).toBeHidden()
      await page
        .locator('.against')
        .getByText(/HubSpot/)
        .click()
      await expect(hubspot!).toBeVisible()
      await expect(salesforce!).toBeHidden()
      await page.keyboard.press('ArrowLeft')
      await expect(salesforce!).toBeVisible()

      const table = page.locator('.comparison-table .table')
      expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await page.locator('tbody tr').nth(5).scrollIntoViewIfNeeded()
      await expect(ours!).toBeInViewport()
      for (const row of await page.locator('tbody tr').all()) {
        const edges = await row
          .locator('td:visible')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().bottom))
        expect(edges).toHaveLength(2)
        expect(edges[0]).toBeCloseTo(edges[1] ?? 0, 0)
      }
      await context.close()
    })
  })
}

test('a table in a text scrolls sideways only on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/fr/politique-confidentialite')
  const hidden = await page
    .locator('.table')
    .evaluateAll((tables) => tables.map((table) => table.scrollHeight - table.clientHeight))
  expect(hidden.length).toBeGreaterThan(1)
  expect(Math.max(...hidden)).toBe(0)
})
