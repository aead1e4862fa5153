import type {Page} from '@playwright/test'

import {expect, test} from './site.ts'

const header = 68

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
}

test('the comparison has sticky headings', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 700})
  await page.goto('/fr/comparison')
  await page.locator('tbody tr').nth(5).scrollIntoViewIfNeeded()
  await page.locator('tbody tr').last().scrollIntoViewIfNeeded()
  const top = await page
    .locator('thead th')
    .first()
    .evaluate((cell) => cell.getBoundingClientRect().top)
  expect(Math.abs(top - header)).toBeLessThan(2)
})

test('the comparison shows two products on a phone, one chosen without script', async ({
  plain: page,
}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/fr/comparison')
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
})

test('a comparison of two products shows both on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  for (const path of ['/comparison/salesforce-einstein', '/fr/comparison/hubspot']) {
    await page.goto(path)
    const table = page.locator('.comparison-table').first()
    await expect(table.locator('thead th')).toHaveCount(3)
    await expect(page.locator('.against')).toHaveCount(0)
    for (const cell of await table.locator('thead th + th, tbody tr:first-of-type td').all()) {
      await expect(cell).toBeVisible()
    }
    const region = table.locator('.table')
    expect(await region.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  }
})

test('a table in a text scrolls sideways only on a phone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/fr/politique-confidentialite')
  const hidden = await page
    .locator('.table')
    .evaluateAll((tables) => tables.map((table) => table.scrollHeight - table.clientHeight))
  expect(hidden.length).toBeGreaterThan(1)
  expect(Math.max(...hidden)).toBe(0)
})
