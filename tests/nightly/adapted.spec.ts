import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {APIRequestContext} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {rules} from '../e2e/crawl-rules.ts'
import {crawl, readSitemap} from '../e2e/crawler.ts'
import {expect, test} from '../e2e/site.ts'
import {previewHref} from '../e2e/studio/preview.ts'
import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'
import {type Started, startWithStarter} from '../processes/starter.ts'
import {addWorktree, type Worktree} from '../processes/worktree.ts'

/** The changes listed in docs/brand.md, in order. */
const brand: [file: string, from: string, to: string][] = [
  ['components/ui/palette.ts', '#ff4b1f', '#8a5cff'],
  ['components/ui/palette.ts', '#f7f5f0', '#f4f2fa'],
  ['components/ui/logo-mark/mark.ts', 'M3 13v6M9 5v22M15 10v12', 'M3 5v22M9 10v12M15 13v6'],
  [
    'components/document/fonts.ts',
    'bricolage-grotesque-48pt-650.woff2',
    'instrument-sans-wght.woff2',
  ],
  [
    'components/share-card/fonts.ts',
    'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal',
    'instrument-sans/files/instrument-sans-latin-700-normal',
  ],
  ['content/settings/site-settings.json', '"name": "Saywell"', '"name": "Lumo"'],
  [
    'content/settings/navigation.json',
    'Say it once. It’s in Salesforce or HubSpot.',
    'Speak. Your CRM is up to date.',
  ],
]

/** A language that is read from right to left, of English texts made longer. */
const record = `{
  name: 'العربية',
  direction: 'rtl',
  openGraph: 'ar_AE',
  currency: 'USD',
  regions: [],
  rangeSeparator: '–',
  symbolWords: {'&': 'wa', '%': 'bilmia', '+': 'zaid', '@': 'at'},
  stopWords: '',
}
`

const home = 'page-home-ar'

/** A text with half as many letters again. */
const longer = (text: string) => `${text} ${'أطول '.repeat(Math.ceil(text.length / 10)).trim()}`

/** Makes every text of a message file or a document longer; names and ids have no spaces. */
const translated = (file: string): unknown =>
  JSON.parse(file, (_key, value) =>
    typeof value === 'string' && value.includes(' ') ? longer(value) : value,
  )

/** Changes a file of the worktree; throws when nothing changes. */
function edit(
  {folder}: Worktree,
  file: string,
  ...changes: [from: RegExp | string, to: string][]
): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = changes.reduce((text, [from, to]) => text.replace(from, to), before)
  if (after === before) throw new Error(`${file} has nothing to change.`)
  writeFileSync(path, after)
}

/** Adds the language without documents by the steps of CONTRIBUTING.md. */
function addLanguage(worktree: Worktree): void {
  const write = (file: string, text: string) => writeFileSync(join(worktree.folder, file), text)
  const english = readFileSync(join(worktree.folder, 'messages/en.json'), 'utf8')
  write('messages/ar.json', JSON.stringify(translated(english)))
  edit(worktree, 'lib/i18n/locales.ts', ['const all = {', `const all = {ar: ${record},`])
  edit(
    worktree,
    'lib/i18n/messages.ts',
    [/^/, `import ar from '../../messages/ar.json'\n`],
    [/(translated: Record<Locale, Tree> = \{[^}]+)\}/, '$1, ar}'],
  )
  for (const file of ['lib/sanity/queries.ts', 'lib/sanity/fragments.ts']) {
    edit(worktree, file, [
      /select\(\$locale == "fr" => ([\w.>-]+)\.fr/g,
      'select($locale == "ar" => $1.ar, $locale == "fr" => $1.fr',
    ])
  }
}

/** Adds a translation of the home page as a draft. */
function addHomePage({folder}: Worktree): void {
  const content = join(folder, 'content')
  const english = translated(readFileSync(join(content, 'pages/home.en.json'), 'utf8')) as object
  const draft = {...english, _id: `drafts.${home}`, language: 'ar'}
  writeFileSync(join(content, 'pages/home.ar.json'), JSON.stringify(draft))
  const links = join(content, 'translations/page-home.json')
  const group = JSON.parse(readFileSync(links, 'utf8')) as {translations: {value: object}[]}
  const [first] = group.translations
  const value = {...first?.value, _ref: home}
  group.translations.push(Object.assign({...first}, {_key: 'ar', language: 'ar', value}))
  writeFileSync(links, JSON.stringify(group))
}

/** A browser without a language, so that pages do not redirect. */
const neutral = {'accept-language': '*'}

const textAt = async (request: APIRequestContext, address: string) =>
  (await request.get(address, {headers: neutral})).text()

/** The rules of the crawl that apply to any language; the others check texts and lengths of the seed. */
const chosenRules = [
  'Links lead to pages, and language links to the page in that language',
  'What pages are made of is there',
  'The languages of a page name each other',
  'The sitemap is what may be indexed',
  'Nothing is insecure or left over',
]

test.describe.serial('a site with another brand and a third language', () => {
  test.use({locale: 'ar'})

  let worktree: Worktree
  let site: Started
  let origin: string

  test.beforeAll(async () => {
    test.setTimeout(deadline(600_000))
    worktree = addWorktree()
    for (const [file, from, to] of brand) edit(worktree, file, [from, to])
    await worktree.run('local/commands/typegen.ts')
    await worktree.run('local/commands/test.ts', 'unit', 'content/')
    addLanguage(worktree)
    await worktree.run('local/commands/typegen.ts')
    await worktree.run('local/commands/test.ts', 'types')
    addHomePage(worktree)
    const port = await freePort()
    origin = `http://localhost:${port}`
    site = await startWithStarter('start', {cwd: worktree.folder, env: {PORT: String(port)}})
  })

  test.afterAll(async () => {
    await site?.stop()
    worktree?.remove()
  })

  test('a language in preparation is hidden from visitors until published', async ({
    playwright,
    request,
  }) => {
    test.setTimeout(deadline(300_000))
    const client = contentClient(readCredentials(site.dataDir).contentLake)
    const missing = await request.get(`${origin}/ar`, {headers: neutral})
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('lang="ar"')
    for (const path of ['/', '/sitemap.xml', '/llms.txt']) {
      const text = await textAt(request, origin + path)
      expect(text, path).not.toContain('/ar/')
      expect(text, path).not.toContain('العربية')
    }

    const editor = await playwright.request.newContext({extraHTTPHeaders: neutral})
    const {secret} = await createPreviewSecret(client, 'test', `${origin}/studio`, 'editor')
    const preview = await editor.get(origin + previewHref(secret, '/ar'))
    expect(preview.status()).toBe(200)
    expect(await preview.text()).toContain('<html lang="ar" dir="rtl"')
    await editor.dispose()

    const actionType = 'sanity.action.document.publish'
    await client.action({actionType, publishedId: home, draftId: `drafts.${home}`})
    const page = {_type: 'reference', _ref: home}
    const menu = [{_key: 'home', _type: 'link', kind: 'page', label: longer('Home'), page}]
    await client.patch('navigation').set({'headerMenu.ar': menu}).commit()

    await expect
      .poll(async () => (await request.get(`${origin}/ar`, {headers: neutral})).status())
      .toBe(200)
    await expect.poll(() => textAt(request, `${origin}/sitemap.xml`)).toContain(`${origin}/ar`)
    await expect.poll(() => textAt(request, `${origin}/`)).toContain('العربية')
    // The test runner's contexts have the cookie of an earlier redirect.
    const redirect = await fetch(origin, {headers: {'accept-language': 'ar'}, redirect: 'manual'})
    expect(redirect.headers.get('location')).toBe('/ar')
  })

  test('longer texts that are read from right to left fit at every width', async ({page}) => {
    // On a busy machine, the page may report an outage until it is rendered.
    await expect(async () => {
      await page.goto(`${origin}/ar`)
      await expect(page.locator('main .scene').first()).toBeVisible({timeout: 2000})
    }).toPass({timeout: deadline(60_000)})
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({width, height: 800})
      const used = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(used, `at ${width} px`).toBeLessThanOrEqual(width)
    }
    const left = async (selector: string) => {
      const box = await page.locator(selector).first().boundingBox()
      return box?.x ?? Number.NaN
    }
    for (const [first, second] of [
      ['header .brand', 'header nav'],
      ['main .lead', 'main .scene'],
    ] as const) {
      expect(await left(first), first).toBeGreaterThan(await left(second))
    }
    const input = page.locator('#cta input').first()
    expect(await input.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  })

  test('a crawler finds no defect, and nothing of the former brand', async ({page, request}) => {
    test.setTimeout(deadline(300_000))
    await expect(async () => {
      const found = await crawl(origin, ['/', '/fr', '/ar'])
      const sitemap = readSitemap(await textAt(request, `${origin}/sitemap.xml`), origin)
      const messages = {en: new Set<string>(), fr: new Set<string>()}
      const all = {...found, origin, sitemap, messages}
      expect(chosenRules.flatMap((rule) => rules[rule]?.(all))).toEqual([])
      const texts = new Map([...found.pages].map(([path, {html}]) => [path, html]))
      for (const path of ['/llms.txt', '/blog/feed.xml', '/manifest.webmanifest', '/index.md']) {
        texts.set(path, await textAt(request, origin + path))
      }
      const still = [...texts].filter(([, text]) => /Saywell|#ff4b1f|#f7f5f0/.test(text))
      expect(still.map(([path]) => path)).toEqual([])
      expect(texts.get('/llms.txt')).toContain('Lumo')
    }).toPass({timeout: deadline(120_000)})
    expect(await textAt(request, `${origin}/icon.svg`)).toContain('#8a5cff')
    await page.goto(`${origin}/ar`)
    await expect(page.getByRole('banner').getByRole('link', {name: 'Lumo'})).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 242, 250)')
  })
})
