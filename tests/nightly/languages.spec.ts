import {writeFileSync} from 'node:fs'
import {join} from 'node:path'

import type {APIRequestContext} from '@playwright/test'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'

import {rules} from '../e2e/crawl-rules.ts'
import {crawl, readSitemap} from '../e2e/crawler.ts'
import {expect, test} from '../e2e/site.ts'
import {previewHref} from '../e2e/studio/preview.ts'
import {addContent, addLanguage, documentsIn} from '../languages/add-language.ts'
import {removeLanguage} from '../languages/remove-language.ts'
import {deadline} from '../machine-speed.ts'
import {contentLakeClient, readCredentials} from '../processes/credentials.ts'
import {freePort} from '../processes/ports.ts'
import {type Started, startWithStarter} from '../processes/starter.ts'
import {addWorktree, type Worktree} from '../processes/worktree.ts'

/** A language of tests/languages. */
interface ThirdLanguage {
  code: string
  name: string
  direction: string
  /** In English, as editors read it. */
  english: string
  /** Has every message of the interface. */
  isWhole: boolean
}

const thirdLanguages: ThirdLanguage[] = [
  {code: 'de', name: 'Deutsch', direction: 'ltr', english: 'German', isWhole: true},
  {code: 'ar', name: 'العربية', direction: 'rtl', english: 'Arabic', isWhole: false},
]

/** Unit tests that apply to a third language; the others check texts and lengths of the seed. */
const chosenRules = [
  'Links lead to pages, and language links to the page in that language',
  'What pages are made of is there',
  'The languages of a page name each other',
  'The sitemap is what may be indexed',
  'Nothing is insecure or left over',
]

/** Defects on a site, once its invalidated pages have been rendered again. */
async function expectNothingBroken(
  request: APIRequestContext,
  origin: string,
  starts: string[],
): Promise<void> {
  await expect(async () => {
    const pages = await crawl(origin, starts)
    const sitemap = readSitemap(await textAt(request, `${origin}/sitemap.xml`), origin)
    const messages = {en: new Set<string>(), fr: new Set<string>()}
    const all = {...pages, origin, sitemap, messages}
    expect(chosenRules.flatMap((rule) => rules[rule]?.(all))).toEqual([])
  }).toPass({timeout: deadline(120_000)})
}

/** A browser without a language, so that pages do not redirect. */
const neutral = {'accept-language': '*'}

const textAt = async (request: APIRequestContext, address: string) =>
  (await request.get(address, {headers: neutral})).text()

for (const {code, name, direction, english, isWhole} of thirdLanguages) {
  // The tests share one site and run in order.
  test.describe.serial(`a site with ${code} as third language`, () => {
    test.use({locale: code})

    let worktree: Worktree
    let site: Started
    let origin: string

    test.beforeAll(async () => {
      test.setTimeout(deadline(120_000))
      worktree = addWorktree()
      await addLanguage(code, worktree)
    })

    test.afterAll(async () => {
      await site?.stop()
      worktree?.remove()
    })

    // The unit tests fail while messages are missing, and list them.
    const checks = isWhole ? ['lint', 'types', 'unit'] : ['lint', 'types']

    test(`a site with a third language passes ${checks.join(', ')}`, async () => {
      test.setTimeout(deadline(300_000))
      await worktree.run('local/commands/test.ts', ...checks)
    })

    test('a site with a third language builds its pages', async () => {
      test.setTimeout(deadline(600_000))
      addContent(code, worktree)
      const port = await freePort()
      origin = `http://localhost:${port}`
      site = await startWithStarter('start', {cwd: worktree.folder, env: {PORT: String(port)}})
    })

    test('a language in preparation is hidden from visitors until published', async ({
      playwright,
      request,
    }) => {
      test.setTimeout(deadline(300_000))
      const client = contentLakeClient(readCredentials(site.dataDir).contentLake)
      const home = `${origin}/${code}`

      const missing = await request.get(home, {headers: neutral})
      expect(missing.status()).toBe(404)
      expect(await missing.text()).toContain(`lang="${code}"`)
      for (const path of ['/', '/sitemap.xml', '/llms.txt']) {
        const text = await textAt(request, origin + path)
        expect(text, path).not.toContain(`/${code}/`)
        expect(text, path).not.toContain(name)
      }

      const editor = await playwright.request.newContext({extraHTTPHeaders: neutral})
      const {secret} = await createPreviewSecret(client, 'test', `${origin}/studio`, 'editor')
      const preview = await editor.get(origin + previewHref(secret, `/${code}`))
      expect(preview.status()).toBe(200)
      expect(await preview.text()).toContain(`<html lang="${code}" dir="${direction}"`)
      await editor.dispose()

      for (const {_id: publishedId} of documentsIn(code)) {
        const actionType = 'sanity.action.document.publish'
        await client.action({actionType, publishedId, draftId: `drafts.${publishedId}`})
      }
      const menu = documentsIn(code).map(({_id, title}) => ({
        _key: _id,
        _type: 'link',
        kind: 'page',
        label: title,
        page: {_type: 'reference', _ref: _id},
      }))
      await client
        .patch('navigation')
        .set({[`headerMenu.${code}`]: menu})
        .commit()

      await expect
        .poll(async () => (await request.get(home, {headers: neutral})).status())
        .toBe(200)
      await expect.poll(() => textAt(request, `${origin}/sitemap.xml`)).toContain(home)
      await expect.poll(() => textAt(request, `${origin}/`)).toContain(name)
      // The test runner's contexts have the cookie of an earlier redirect.
      const led = await fetch(origin, {headers: {'accept-language': code}, redirect: 'manual'})
      expect(led.headers.get('location')).toBe(`/${code}`)
    })

    if (direction === 'rtl')
      test('a right-to-left language is laid out from right to left', async ({page}) => {
        await page.setViewportSize({width: 1280, height: 800})
        await page.goto(`${origin}/${code}`)
        const left = async (selector: string) => {
          const box = await page.locator(selector).first().boundingBox()
          return box?.x ?? Number.NaN
        }
        for (const [first, second] of [
          ['header .brand', 'header nav'],
          ['main .lead', 'main .scene'],
          ['thead th:first-child', 'thead th:last-child'],
        ] as const) {
          expect(await left(first), first).toBeGreaterThan(await left(second))
        }
        const field = await page
          .locator('#cta input')
          .first()
          .evaluate((input) => getComputedStyle(input).direction)
        expect(field).toBe('rtl')
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(1280)
      })

    test('the Studio lists missing messages of a third language', async ({browser}) => {
      test.setTimeout(deadline(120_000))
      const [address = ''] = /http:\S+\/studio#token=\S+/.exec(site.output) ?? []
      const context = await browser.newContext({locale: 'en-US'})
      const page = await context.newPage()
      await page.goto(address.replace('/studio', '/studio/translations'))
      await expect(page.getByRole('heading', {name: 'Translation status'})).toBeVisible()
      await expect(page.getByText(/^Interface texts/)).toHaveText(
        isWhole ? [] : [new RegExp(String.raw`not yet in ${english}: \d+$`)],
      )
      await context.close()
    })

    test('a crawler finds no defect in a site with a third language', async ({request}) => {
      test.setTimeout(deadline(300_000))
      await expectNothingBroken(request, origin, ['/', '/fr', `/${code}`])
    })
  })
}

test.describe.serial('a site in English alone', () => {
  let worktree: Worktree

  test.beforeAll(async () => {
    test.setTimeout(deadline(300_000))
    worktree = addWorktree()
    removeLanguage('fr', worktree.folder)
    await worktree.run('local/commands/typegen.ts')
  })

  test.afterAll(() => worktree?.remove())

  // The unit tests compare with French, so they cannot run without it.
  test('a site in English alone passes lint and the type check', async () => {
    test.setTimeout(deadline(120_000))
    const settings = {extends: './tsconfig.json', exclude: ['tests', 'node_modules']}
    writeFileSync(join(worktree.folder, 'tsconfig.site.json'), JSON.stringify(settings))
    const compiler = ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.site.json']
    await worktree.run(...compiler)
    const linter = ['node_modules/oxlint/bin/oxlint', '--type-aware', '--ignore-pattern', 'tests']
    await worktree.run(...linter)
  })

  test('a crawler finds no defect in a site in English alone', async ({request}) => {
    test.setTimeout(deadline(600_000))
    const origin = `http://localhost:${await freePort()}`
    const env = {PORT: new URL(origin).port}
    const site = await startWithStarter('start', {cwd: worktree.folder, env})
    try {
      await expectNothingBroken(request, origin, ['/'])
      expect((await request.get(`${origin}/fr`)).status()).toBe(404)
      expect(await textAt(request, `${origin}/`)).not.toContain('hrefLang="fr"')
    } finally {
      await site.stop()
    }
  })
})
