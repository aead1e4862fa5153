import {existsSync, readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import type {APIRequestContext, Page, Route} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {
  disablePreviewAccessSharing,
  enablePreviewAccessSharing,
} from '@sanity/preview-url-secret/toggle-preview-access-sharing'

import {draftDisableEndpoint, draftEventsEndpoint} from '../../../lib/urls/endpoints.ts'
import {deadline} from '../../machine-speed.ts'
import {readAnswer, refusedScripts} from '../content-security-policy.ts'
import {contentLake, expect, expectAccessible, nightly, stack, test} from '../site.ts'
import {previewHref, startPreview} from './preview.ts'
import {chooseFromMenu, openStudio} from './studio.ts'

/** Returns a draft of a page that was never published. */
function draftOf(language: string, path: string, title: string) {
  return {
    _id: `drafts.preview-test-${language}`,
    _type: 'page',
    language,
    path,
    title,
    seo: {_type: 'seo', title, description: 'A page that a test made.'},
    sections: [{_key: 'head', _type: 'pageHeader', title}],
  }
}

const english = draftOf('en', 'preview-test', 'A page that nobody has published')
const french = draftOf('fr', 'apercu-test', 'Une page que personne n’a publiée')
const drafts = [english, french]

const published = {
  ...draftOf('en', 'preview-published', 'A page that is published'),
  _id: 'preview-test-published',
}

/** Found in previews only: the overlays' script and markup. */
const editing = /data-sanity|visual-editing|VisualEditing|FollowChanges/

const notFound = 'Page not found'

async function textOf(request: APIRequestContext, path: string, headers = {}) {
  const response = await request.get(path, {headers})
  return {status: response.status(), text: await response.text()}
}

async function scriptsOf(request: APIRequestContext, html: string): Promise<string[]> {
  const addresses = html.match(/\/_next\/static\/[\w./~-]+\.js/g) ?? []
  return Promise.all([...new Set(addresses)].map(async (src) => (await request.get(src)).text()))
}

/** Returns the text of a file, or an empty one: the page cache renames its temporary files meanwhile. */
function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

test.beforeAll(async () => {
  const transaction = contentLake.transaction()
  for (const draft of drafts) transaction.createOrReplace(draft)
  await transaction.commit()
})

test.afterAll(async () => {
  const ids = [published._id, `drafts.${published._id}`, ...drafts.map(({_id}) => _id)]
  await contentLake.delete({query: '*[_id in $ids]', params: {ids}})
})

test.describe('a preview', () => {
  // First-time visitors: others would not be redirected to their language.
  test.use({storageState: {cookies: [], origins: []}})

  test('a preview shows drafts and unpublished pages in both languages', async ({request}) => {
    for (const prefix of ['', '/fr/']) {
      const {path, title} = prefix ? french : english
      const href = `${prefix || '/'}${path}`
      expect((await textOf(request, href)).status, href).toBe(404)
      const response = await startPreview(request, href)
      expect(new URL(response.url()).pathname).toBe(href)
      expect(response.headers()['cache-control']).toMatch(/no-store/)
      const html = await response.text()
      expect(html).toContain(title)
      expect(html).toMatch(editing)
      expect((await request.get('/no-such-page')).status()).toBe(404)
      await request.post(draftDisableEndpoint, {form: {page: href}})
    }
  })

  test('a preview leaves no draft in the page cache or a feed', async ({request}) => {
    for (const {language, path, title} of [english, french]) {
      const href = language === 'en' ? `/${path}` : `/${language}/${path}`
      for (const _ of [1, 2])
        expect(await (await startPreview(request, href)).text()).toContain(title)
    }
    const titles = new RegExp(`${english.title}|${french.title}`)
    for (const path of ['/llms.txt', '/sitemap.xml', '/blog/feed.xml']) {
      const list = await textOf(request, path)
      expect(list.status, path).toBe(200)
      expect(list.text, path).not.toMatch(titles)
    }
    const folder = join(stack.distDir, 'server')
    const kept = readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map(({parentPath, name}) => join(parentPath, name))
      .filter((file) => readIfThere(file).match(titles))
    expect(kept).toEqual([])
  })

  test("a preview keeps the URL's language and can change it", async ({request}) => {
    await startPreview(request)
    const headers = {'accept-language': 'fr', 'sec-fetch-dest': 'document'}
    const home = await request.get('/', {headers, maxRedirects: 0})
    expect(home.status()).toBe(200)
    const chosen = await request.get(`/${english.path}?language=fr`, {maxRedirects: 0})
    expect(chosen.status()).toBe(307)
  })

  test('a preview shows published content when the Studio does', async ({request}) => {
    const seen = await startPreview(request, `/${english.path}`, 'published')
    expect(seen.status()).toBe(404)
    const drafted = await startPreview(request, `/${english.path}`)
    expect(drafted.status()).toBe(200)
  })

  test('a preview link never redirects to another site', async ({request}) => {
    for (const target of ['//evil.example', '/..//evil.example', '/%2e%2e//evil.example']) {
      const page = await startPreview(request, target, 'drafts', {maxRedirects: 0})
      expect(page.status()).toBe(307)
      expect(page.headers()['location'], target).toMatch(/^\/(?:\?|$)/)
    }
    for (const page of ['https://evil.example', '//evil.example', '/\\evil.example']) {
      const left = await request.post(draftDisableEndpoint, {form: {page}, maxRedirects: 0})
      expect(left.headers()['location'], page).toBe('/')
    }
  })
})

test.describe('without a secret of the Studio', () => {
  test('without a valid secret there is no preview', async ({request}) => {
    for (const secret of ['', 'wrong']) {
      expect((await request.get(previewHref(secret, '/'))).status()).toBe(401)
    }
  })

  test('a forged cookie shows published pages', async ({request}) => {
    const session = {perspective: ['drafts'], expires: Date.now() + 60_000, secret: 'forged'}
    const payload = Buffer.from(JSON.stringify(session)).toString('base64url')
    for (const forged of [
      'previewSession=forged',
      `previewSession=${payload}.${payload}`,
      '__prerender_bypass=5401e6157e35a0bb188cbcef3d281e8d',
    ]) {
      const headers = {cookie: forged}
      const draft = await textOf(request, `/${english.path}`, headers)
      expect(draft.status).toBe(404)
      expect(draft.text).toContain(notFound)
      expect(draft.text).not.toContain(english.title)
      const page = await textOf(request, '/about', headers)
      expect(page.status).toBe(200)
      expect(page.text).not.toMatch(editing)
    }
  })

  test('internal preview routes are not reachable', async ({request}) => {
    for (const path of ['/draft/en/page', '/draft/en/page/preview-test', '/draft/fr/search']) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
  })

  test("visitors' pages contain no preview code", async ({request}) => {
    for (const path of [
      '/',
      '/fr/a-propos',
      '/blog/gdpr-compliant-salesforce-ai-copilot-europe',
      '/search?q=crm',
    ]) {
      const {text} = await textOf(request, path)
      expect(text, path).not.toMatch(editing)
      expect(text).not.toContain(stack.credentials.contentLake.tokens.viewer)
      const scripts = await scriptsOf(request, text)
      expect(scripts.length).toBeGreaterThan(2)
      for (const script of scripts) expect(script).not.toMatch(/visual-editing|draft\/events/)
    }
  })
})

test('a shared preview link shows drafts until sharing ends', async ({request}) => {
  const studio = [contentLake, 'test', `${stack.siteUrl}/studio`, 'local-administrator'] as const
  const {secret} = await enablePreviewAccessSharing(...studio)
  const link = previewHref(secret, `/${english.path}`)
  expect((await textOf(request, link)).text).toContain(english.title)
  for (const path of [`/${english.path}`, '/no-such-page']) {
    const shown = await readAnswer(request, path)
    expect(shown.directives, path).toMatchObject({
      'default-src': [`'none'`],
      // Only the Studio frames it.
      'frame-ancestors': [`'self'`],
      'object-src': [`'none'`],
    })
    const scripts = shown.directives['script-src'] ?? []
    expect(
      scripts.filter((source) => !/^'(self'|nonce-|sha256-)/.test(source)),
      path,
    ).toEqual([])
    expect(refusedScripts(shown), path).toEqual([])
  }
  // The secret must not be readable by the public.
  const readers = contentLake.withConfig({token: '', perspective: 'published'})
  expect(await readers.fetch('*[_type match "sanity.preview*"]')).toEqual([])
  await disablePreviewAccessSharing(...studio)
  expect((await request.get(link)).status()).toBe(401)
  // Somebody who still has the link now sees what visitors see.
  const left = await request.get(`/${english.path}`, {maxRedirects: 0})
  expect(left.status()).toBe(303)
  expect((await textOf(request, `/${english.path}`)).status).toBe(404)
  expect((await textOf(request, '/about')).text).not.toMatch(editing)
})

test('a preview is live without any token in the browser, and ends with its session', async ({
  page,
  pageErrors,
}) => {
  const received: Promise<string>[] = []
  page.on('response', (response) => {
    // The body of an event stream never ends.
    const isStream = response.url().includes(draftEventsEndpoint)
    const body = isStream ? '' : response.text().catch(() => '')
    received.push(Promise.all([response.allHeaders(), body]).then((parts) => JSON.stringify(parts)))
  })
  const hosts = new Set<string>()
  page.on('request', (request) => void hosts.add(new URL(request.url()).origin))
  await startPreview(page.request, `/${english.path}`)
  const listens = page.waitForResponse(/\/draft\/events/)
  await page.goto(`/${english.path}`)
  // Compression and nginx's buffer would hold events back.
  expect((await listens).headers()).toMatchObject({
    'cache-control': expect.stringContaining('no-transform'),
    'x-accel-buffering': 'no',
  })
  const heading = page.locator('h1')
  await expect(heading).toHaveText(english.title)
  const write = (title: string) =>
    contentLake.patch(english._id).set({'sections[_key=="head"].title': title}).commit()
  const edited = async () => {
    await write('Told by the site')
    return heading.textContent()
  }
  await expect.poll(edited).toBe('Told by the site')

  // A change while the page is read for the one before.
  const readAgain = async (route: Route) => {
    const response = await route.fetch()
    await write('Told while it reads')
    await route.fulfill({response})
  }
  await page.route(/[?&]_rsc=/, readAgain, {times: 1})
  await write('Told before')
  await expect(heading).toHaveText('Told while it reads')

  const cookies = await page.context().cookies()
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const texts = [...(await Promise.all(received)), await page.content(), stored]
  expect(texts.length).toBeGreaterThan(10)
  const all = texts.join('\n') + cookies.map(({value}) => decodeURIComponent(value)).join('\n')
  for (const [role, token] of Object.entries(stack.credentials.contentLake.tokens)) {
    expect(all.includes(token), role).toBe(false)
  }
  expect([...hosts]).toEqual([stack.siteUrl])

  await page.getByRole('button', {name: 'Leave preview'}).click()
  await expect(page.getByRole('complementary', {name: 'Preview'})).toHaveCount(0)
  // Visitors find no page there.
  await pageErrors.expect(/^404 /)
  expect((await page.request.get(draftEventsEndpoint)).status()).toBe(401)
  const restored = {'sections[_key=="head"].title': english.title}
  await contentLake.patch(english._id).set(restored).commit()
})

test(
  'an open preview shows published content once its secret is revoked',
  nightly,
  async ({page}) => {
    const {secret} = await createPreviewSecret(
      contentLake,
      'test',
      `${stack.siteUrl}/studio`,
      'local-administrator',
      'secret-of-a-test',
    )
    const listens = page.waitForResponse(/\/draft\/events/)
    await page.goto(previewHref(secret, '/about'))
    await listens
    const bar = page.getByRole('complementary', {name: 'Preview'})
    await expect(bar).toBeVisible()
    await contentLake.delete('drafts.secret-of-a-test')
    await expect(bar).toHaveCount(0)
    await expect(page).toHaveURL(/\/about/)
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({name: 'previewSession'}),
    )
  },
)

/** Opens Presentation and returns the page in its frame, once the overlays are ready. */
async function openPresentation(page: Page, pathname: string) {
  await openStudio(page, 'editor', `/presentation?preview=${encodeURIComponent(pathname)}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('sanity-visual-editing')).toBeAttached({timeout: deadline(60_000)})
  return frame
}

test.describe('Presentation', () => {
  test('Presentation opens a clicked field, shows typed text and follows the perspective', async ({
    page,
  }) => {
    await contentLake.create(published)
    const frame = await openPresentation(page, `/${published.path}`)
    const heading = frame.locator('h1')
    await expect(heading).toHaveText(published.title)
    await expect(frame.getByRole('complementary', {name: 'Preview'})).toBeHidden()
    const bar = frame.getByText(/^Previewing/)
    await expect(bar).toHaveText('Previewing drafts')

    const field = page.getByTestId('field-sections[_key=="head"].title').getByRole('textbox')
    await expect(async () => {
      await heading.click()
      await expect(field).toBeVisible({timeout: 3000})
    }).toPass()
    await field.fill('What is typed shows at once')
    await expect(heading).toHaveText('What is typed shows at once')
    await field.fill('')
    await expect(heading).toHaveText('')
    await field.fill('What is written again is back')
    await expect(heading).toHaveText('What is written again is back')

    await chooseFromMenu(page.getByTestId('global-perspective-menu-button'), /^Published/)
    await expect(bar).toHaveText('Previewing published content')
    await expect(heading).toHaveText(published.title)
  })

  test('a preview is left by its bar, also without script', async ({plain: page}) => {
    await startPreview(page.request, '/fr/a-propos')
    await page.goto('/fr/a-propos')
    const bar = page.getByRole('complementary', {name: 'Aperçu'})
    await expect(bar).toContainText('Aperçu des brouillons')
    await expect(bar.getByRole('link', {name: 'Modifier dans le Studio'})).toHaveAttribute(
      'href',
      '/studio/presentation?preview=%2Ffr%2Fa-propos',
    )
    await bar.getByRole('button', {name: 'Quitter l’aperçu'}).click()
    await expect(page).toHaveURL(/\/fr\/a-propos$/)
    await expect(page.getByRole('complementary', {name: 'Aperçu'})).toHaveCount(0)
    expect((await textOf(page.request, '/fr/a-propos')).text).not.toMatch(editing)
  })

  test('the preview bar is accessible and covers nothing', nightly, async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await startPreview(page.request, '/about')
    await page.goto('/about')
    const bar = page.getByRole('complementary', {name: 'Preview'})
    await expect(bar).toBeInViewport()
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await page.evaluate(() => window.scrollTo({top: 1e6, behavior: 'instant'}))
    const [footer, top] = await Promise.all([
      page.locator('footer').boundingBox(),
      bar.boundingBox(),
    ])
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1)
  })
})
