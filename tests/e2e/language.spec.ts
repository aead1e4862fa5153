import {request as requests, type APIResponse, type BrowserContext} from '@playwright/test'

import {preferenceName, redirectName, redirectNotice} from '../../lib/urls/paths.ts'
import {articles, routes} from '../fixtures/specified-routes.ts'
import {contentLake, expect, expectAccessible, seed, stack, test} from './site.ts'

// First-time visitors: all other tests start with a language already chosen.
test.use({storageState: {cookies: [], origins: []}})

/** An article that is not translated, so that French readers read it in English. */
const article = articles.find(({id}) => id === 'how-to-update') ?? articles[0]

interface Visitor {
  browser?: string
  choice?: string
}

/** Sends one request with a fresh context, because a context keeps the cookies of redirects. */
async function visit(path: string, {browser, choice}: Visitor): Promise<APIResponse> {
  const context = await requests.newContext({baseURL: stack.siteUrl})
  return context.get(path, {
    maxRedirects: 0,
    headers: {
      ...(browser && {'accept-language': browser}),
      ...(choice && {cookie: `${preferenceName}=${choice}`}),
    },
  })
}

/** Returns the status and a redirect's target: `307 /fr`. */
function outcome(response: APIResponse): string {
  const location = response.headers()['location']
  if (!location) return String(response.status())
  const {pathname, search} = new URL(location, stack.siteUrl)
  return `${response.status()} ${pathname}${search}`
}

/** Each kind of case once; unit tests of `language-choice/` have all. */
const cases: [
  browser: string | undefined,
  choice: string | undefined,
  path: string,
  then: string,
][] = [
  // The home page without a prefix
  ['fr-FR,fr;q=0.9', undefined, '/', '307 /fr'],
  ['en-US,en;q=0.9', undefined, '/', '200'],
  ['de-DE,fr;q=0.9', undefined, '/', '200'],
  ['fr-FR', 'en', '/', '200'],
  ['en-US', 'fr', '/', '307 /fr'],
  // French paths
  ['fr-CA', undefined, '/fr/a-propos', '200'],
  ['de-DE', undefined, '/fr', '307 /'],
  ['de-DE', undefined, '/fr/a-propos?utm_source=a', '307 /about?utm_source=a'],
  ['de-DE', 'fr', '/fr/a-propos', '200'],
  ['de-DE', undefined, '/fr/about', '307 /about'],
  ['de-DE', undefined, `/fr/blog/${article?.fr}`, `307 /blog/${article?.en}`],
  ['de-DE', undefined, '/fr/no-such-page', '404'],
  ['de-DE', undefined, '/fr/for-ai', '404'],
  // Other paths: the language of the path wins.
  ['fr-FR', undefined, '/about', '200'],
  // Crawlers, even with cookies
  [undefined, undefined, '/', '200'],
  [undefined, undefined, '/fr/a-propos', '200'],
  [undefined, 'fr', '/', '200'],
  // Choices
  [undefined, undefined, '/about?language=fr', '307 /fr/a-propos'],
  ['de-DE', undefined, '/fr/a-propos?language=fr', '307 /fr/a-propos'],
  [undefined, undefined, '/fr/a-propos?language=en&utm_source=a', '307 /about?utm_source=a'],
  [undefined, undefined, '/for-ai?language=fr', '307 /fr'],
  [undefined, undefined, '/about?language=de', '200'],
]

test('browser, choice and URL decide the language', async () => {
  for (const [browser, choice, path, then] of cases) {
    const response = await visit(path, {browser, choice})
    const who = `${browser ?? 'a crawler'}, choice ${choice}: ${path}`
    expect.soft(outcome(response), who).toBe(then)
    const headers = response.headers()
    if (response.status() === 307) {
      expect.soft(headers['cache-control'], who).toBe('private, no-store')
      expect.soft(headers['vary'], who).toMatch(/Accept-Language, Cookie/)
      continue
    }
    // Responses that are not redirects are the same for everybody, so caches may store them.
    expect.soft(headers['set-cookie'], who).toBeUndefined()
    // Next.js adds its own; caches include them in their keys.
    const vary = (headers['vary'] ?? '').replaceAll(/rsc|next-[\w-]+|accept-encoding|[, ]/gi, '')
    expect.soft(vary, who).toBe('')
    const lang = path.startsWith('/fr') ? 'fr' : 'en'
    expect.soft(await response.text(), who).toContain(`<html lang="${lang}" dir="ltr"`)
  }
})

test('a path with the wrong language redirects permanently', async () => {
  const translated = routes.filter(({en, fr}) => fr !== null && fr !== `/fr${en}` && en !== '/')
  expect(translated.length).toBeGreaterThan(3)
  for (const {en, fr} of translated) {
    const french = (fr ?? '').replace(/^\/fr/, '')
    expect.soft(outcome(await visit(`/fr${en}`, {}))).toBe(`308 ${fr}`)
    expect.soft(outcome(await visit(french, {}))).toBe(`308 ${en}`)
  }
  expect.soft(outcome(await visit('/en/about?a=b', {}))).toBe('308 /about?a=b')
  const slug = outcome(await visit(`/blog/${article?.fr}`, {}))
  expect.soft(slug).toBe(`308 /blog/${article?.en}`)
})

async function cookie(context: BrowserContext, name: string): Promise<string | undefined> {
  return (await context.cookies()).find((one) => one.name === name)?.value
}

test.describe('a browser set to French as it is spoken in Canada', () => {
  test.use({locale: 'fr-CA'})

  test('is redirected to French once per session', async ({page, context}) => {
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByText('Read it in English')).toBeVisible()
    expect(await cookie(context, redirectName)).toBe('noticed')
    await page.goto('/')
    await expect(page).toHaveURL('/')
    await page.goto('/about')
    await expect(page).toHaveURL('/about')
    expect(await cookie(context, preferenceName)).toBeUndefined()
  })

  test('stays in English once chosen', async ({page, context}) => {
    await page.goto('/about?language=en')
    await expect(page).toHaveURL('/about')
    await context.clearCookies({name: redirectName})
    await page.goto('/')
    await expect(page).toHaveURL('/')
  })

  test('is redirected by a choice that remains only in local storage', async ({page, context}) => {
    await page.goto('/?language=en')
    await expect.poll(() => page.evaluate((name) => localStorage[name], preferenceName)).toBe('en')
    await context.clearCookies()
    const visited: string[] = []
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) visited.push(new URL(sent.url()).pathname)
    })
    await page.goto('/?utm_source=a', {waitUntil: 'commit'})
    await expect(page).toHaveURL('/?utm_source=a')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await cookie(context, preferenceName)).toBe('en')
    // Redirected to French, then back to English by choice, and not redirected again.
    expect(visited).toEqual(['/', '/fr', '/fr', '/'])
  })

  test('does not execute a script from local storage', async ({page, context}) => {
    await page.goto('/about')
    await page.evaluate((name) => localStorage.setItem(name, 'en;path=/x'), preferenceName)
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
    expect(await cookie(context, preferenceName)).toBeUndefined()
  })
})

test.describe('a browser set to German', () => {
  test.use({locale: 'de-DE'})

  test('is redirected from a French page to English once', async ({page}) => {
    await page.goto('/fr/a-propos#content')
    await expect(page).toHaveURL('/about#content')
    await page.goto('/fr/comparison')
    await expect(page).toHaveURL('/fr/comparison')
  })

  test('sees one notice, whose link goes back to French and stores that choice', async ({
    page,
    context,
  }) => {
    const notice = page.locator(`#${redirectNotice}`)
    // Not the page that the redirect leads to: its script would find the cookie while the browser leaves it.
    await page.goto('/app')
    await expect(notice).toBeHidden()
    await page.goto('/fr/a-propos')
    await expect(page).toHaveURL('/about')
    await expect(notice.locator('[lang=fr]')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(notice.getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(notice).toBeHidden()
    await page.goto('/about')
    await expect(notice).toBeHidden()

    await context.clearCookies()
    await page.setViewportSize({width: 320, height: 640})
    await page.goto('/fr')
    await expect(page).toHaveURL('/')
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    await notice.getByRole('button').click()
    await expect(notice).toBeHidden()

    await context.clearCookies()
    await page.goto('/fr')
    await notice.getByRole('link').click()
    await expect(page).toHaveURL('/fr')
    await expect(notice).toBeHidden()
    expect(await cookie(context, preferenceName)).toBe('fr')
    await context.clearCookies({name: redirectName})
    await page.goto('/')
    await expect(page).toHaveURL('/fr')
  })

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false})

    test('keeps French once chosen in the menu', async ({page, context}) => {
      await page.goto('/about')
      await page.locator('[popovertarget=language_menu]').click()
      await page.locator('#language_menu a[hreflang=fr]').click()
      await expect(page).toHaveURL('/fr/a-propos')
      await expect(page.locator('#language_menu [aria-current]')).toHaveText('Français')
      expect(await cookie(context, preferenceName)).toBe('fr')
      expect(await cookie(context, redirectName)).toBeUndefined()
      await page.goto('/fr/comparison')
      await expect(page).toHaveURL('/fr/comparison')
      await page.goto('/')
      await expect(page).toHaveURL('/fr')
    })
  })
})

test('the language menu of an untranslated page links to the other home page', async ({page}) => {
  const path = await contentLake.fetch<string>(
    `*[_id in $seed && _type == "page" && language == "en"
      && count(*[_type == "translation.metadata" && references(^._id)]) == 0][0].path`,
    {seed},
  )
  await page.goto(`/${path}`)
  await page.locator('[popovertarget=language_menu]').click()
  await expectAccessible(page, '#language_menu')
  await page.locator('#language_menu a[hreflang=fr]').click()
  await expect(page).toHaveURL('/fr')
})
