import type {APIRequestContext, Page} from '@playwright/test'

import {
  contentLake,
  expect,
  expectAccessibleInBothThemes,
  nightly,
  scrollThrough,
  stack,
  test,
} from './site.ts'

const wide = {width: 1440, height: 900}

interface Sample {
  title: string
  path: string
}

/** Returns an article whose title has a word that no other title has. */
async function someArticle(): Promise<Sample> {
  const articles = await contentLake.fetch<Sample[]>(
    `*[_type == "article" && language == "en" && !(_id in path("drafts.**"))]
      | order(publishedAt asc){title, "path": "/blog/" + slug.current}`,
  )
  const [article] = articles
  if (!article) throw new Error('There is no article.')
  return article
}

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

/** Returns the raw response of an address. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  return {status: response.status(), html: await response.text()}
}

const results = (page: Page) => page.locator('main ol > li')

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a search can be typed and submitted, and finds results', async ({page}) => {
    const article = await someArticle()
    await page.goto('/search')
    await page.getByRole('searchbox').fill(article.title)
    await page.getByRole('button', {name: 'Search'}).click()
    await expect(page).toHaveURL(/\/search\?q=/)
    await expect(page.getByRole('searchbox')).toHaveValue(article.title)
    await expect(page.locator('h1')).toHaveCount(1)
    const first = results(page).first().getByRole('link')
    await expect(first).toHaveText(article.title)
    await expect(first.locator('mark').first()).toBeVisible()
    await first.click()
    await expect(page).toHaveURL(new URL(article.path, stack.siteUrl).href)
  })

  test('a misspelled search suggests the page', async ({page}) => {
    await page.goto('/fr/search?q=intégratoins')
    await expect(page.locator('main .near a').first()).toHaveAttribute('href', '/fr/integrations')
  })
})

test('a misspelled address suggests the page', async ({page, pageErrors}) => {
  await page.goto('/fr/intégratoins')
  await expect(page.locator('main .near a').first()).toHaveAttribute('href', '/fr/integrations')
  await pageErrors.expect(/^404 /)
})

test('a French search lists English articles apart', async ({page}) => {
  await page.goto('/fr/search?q=Salesforce')
  const foreign = page.getByRole('region', {name: 'Articles en anglais'})
  await expect(foreign.locator('h3[lang=en] a[href^="/fr/blog/"]').first()).toBeVisible()
})

test('a search that finds nothing, or is too long, keeps its words', async ({page}) => {
  const tooLong = 'voice '.repeat(30).trim()
  for (const [query, answer] of [
    ['zzzz', 'Nothing found for “zzzz”'],
    [tooLong, 'Your search is too long'],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('main')).toContainText(answer)
    await expect(page.getByRole('searchbox')).toHaveValue(query)
  }
})

test('results are in the HTML and not indexed', async ({request}) => {
  const {status, html} = await read(request, '/search?q=voice')
  expect(status).toBe(200)
  expect(titleOf(html)).toContain('voice')
  expect(html.indexOf('<title>')).toBeLessThan(html.indexOf('</head>'))
  expect(html).toContain('<mark>voice</mark>')
  expect(html).not.toMatch(/<template|<div hidden="" id=/)
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).toMatch(/<link rel="canonical" href="[^"?]*\/search"/)
})

test('the search page without a query is static, and its internal route is not reachable', async ({
  request,
}) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20%00']) {
    const {status, html} = await read(request, path)
    expect(status, path).toBe(200)
    expect(html, path).not.toContain('noindex')
  }
  for (const path of ['/request/en/search?q=voice', '/fr/request/fr/search?q=voix']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('every query gets a page', async ({request}) => {
  const hostile = [
    '"><script>alert(1)</script>',
    '$search {{crm-time-saved}} ${7*7}',
    'مبيعات \u202E',
    '\u0000',
    'ü '.repeat(1000),
  ]
  for (const query of hostile) {
    const {status, html} = await read(request, `/search?q=${encodeURIComponent(query)}`)
    expect(status, query).toBe(200)
    expect(html, query).toContain('type="search"')
    expect(html, query).not.toContain('<script>alert')
  }
  expect((await request.get('/search?q=%E0%A4%A')).status()).toBeLessThan(500)
  expect((await request.get('/search?q=a&q=b')).status()).toBe(200)
})

test('shortcuts focus the search field, except from another field', nightly, async ({page}) => {
  await page.setViewportSize(wide)
  const field = page.getByRole('searchbox')
  await page.goto('/app')
  const email = page.locator('input[type=email]').first()
  await email.focus()
  await page.keyboard.type('/')
  await expect(email).toHaveValue('/')
  await email.blur()
  await page.keyboard.press('Alt+/')
  await expect(page).toHaveURL(/\/app$/)
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search#/)
  await expect(field).toBeFocused()
  await page.keyboard.type('voice/')
  await expect(field).toHaveValue('voice/')
  await page.keyboard.press('Enter')
  await expect(results(page).first()).toBeVisible()
  await expect(field).not.toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  const link = page.locator('header .bar > a.search')
  await expect(link).toHaveAttribute('aria-keyshortcuts', '/ Control+K Meta+K')
  await expect(link.locator('kbd')).toBeVisible()
})

test('on a phone the menu links to the search page', nightly, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/fr/a-propos')
  await page.locator('button[popovertarget="site_menu"]').click()
  await page.locator('#site_menu').getByRole('link', {name: 'Rechercher'}).click()
  await expect(page).toHaveURL(/\/fr\/search#/)
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('search results have no axe violation in either theme', nightly, async ({page}) => {
  for (const path of ['/search', '/fr/search?q=Salesforce', '/fr/search?q=zzzz']) {
    await page.goto(path)
    await scrollThrough(page)
    await expectAccessibleInBothThemes(page)
  }
})
