import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import {createContentLake, type RunningContentLake} from 'embedded-content-lake'

import {contentClient} from '../../local/starter/seed.ts'
import {expect, stack as mainStack, test} from '../e2e/site.ts'
import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'
import {startStack, type Stack} from '../processes/starter.ts'

// Environment variables alone connect the site to its services, as with hosted ones.
test.describe('a site on an empty dataset of a Content Lake that it did not start', () => {
  const tokens = {
    administrator: 'a'.repeat(40),
    editor: 'e'.repeat(40),
    contributor: 'c'.repeat(40),
    viewer: 'v'.repeat(40),
  }
  const secret = 'a secret of this test only'
  const folder = mkdtempSync(join(tmpdir(), 'empty-lake-'))
  let lake: RunningContentLake
  let site: Stack

  test.beforeAll(async () => {
    test.setTimeout(deadline(600_000))
    const port = await freePort()
    lake = await createContentLake({
      port: 0,
      dataDir: folder,
      projectId: 'elsewhere',
      datasets: ['empty'],
      tokens,
      syncTagWebhook: {url: `http://localhost:${port}/api/revalidate`, secret},
    })
    site = await startStack({
      PORT: String(port),
      NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'elsewhere',
      NEXT_PUBLIC_SANITY_DATASET: 'empty',
      NEXT_PUBLIC_SANITY_API_HOST: lake.url,
      SANITY_REVALIDATE_SECRET: secret,
      NEXT_PUBLIC_SUPABASE_URL: mainStack.credentials.supabase.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: mainStack.credentials.supabase.publishableKey,
    })
  })

  test.afterAll(async () => {
    await site?.stop()
    await lake?.close()
    rmSync(folder, {recursive: true, force: true})
  })

  test('a site on an empty dataset shows a help page, then the first published page', async ({
    request,
  }) => {
    const home = `${site.siteUrl}/`
    const english = await request.get(home)
    expect(english.status()).toBe(200)
    expect(await english.text()).toContain('There’s no page here yet')
    const french = await request.get(`${site.siteUrl}/fr`)
    expect(french.status()).toBe(200)
    expect(await french.text()).toContain('/studio')
    expect((await request.get(`${site.siteUrl}/about`)).status()).toBe(404)
    const markdown = await request.get(`${site.siteUrl}/index.md`)
    expect(markdown.status()).toBe(200)
    expect(await markdown.text()).toContain('# There’s no page here yet')
    expect((await request.get(`${site.siteUrl}/about.md`)).status()).toBe(404)
    expect((await request.get(`${site.siteUrl}/llms.txt`)).status()).toBe(200)

    // Sitemap and feeds are empty, and security.txt does not exist yet.
    const sitemap = await request.get(`${site.siteUrl}/sitemap.xml`)
    expect(sitemap.status()).toBe(200)
    expect(await sitemap.text()).not.toContain('<url>')
    expect((await request.get(`${site.siteUrl}/robots.txt`)).status()).toBe(200)
    for (const path of ['/blog/feed.xml', '/fr/blog/feed.xml', '/.well-known/security.txt']) {
      expect((await request.get(site.siteUrl + path)).status(), path).toBe(404)
    }

    const elsewhere = {url: lake.url, projectId: 'elsewhere', dataset: 'empty', tokens}
    const client = contentClient(elsewhere, 'editor')
    await client.create({
      _id: 'first',
      _type: 'page',
      language: 'en',
      title: 'First',
      path: '/',
      seo: {_type: 'seo', title: 'First', description: 'The first page.'},
      sections: [{_key: 'hero', _type: 'hero', title: 'The first heading'}],
    })
    for (const address of [home, `${home}index.md`, `${home}llms.txt`]) {
      const words = address.endsWith('llms.txt') ? 'The first page.' : 'The first heading'
      await expect.poll(async () => (await request.get(address)).text()).toContain(words)
    }
    await expect
      .poll(async () => (await request.get(`${site.siteUrl}/sitemap.xml`)).text())
      .toContain(`<loc>${home}</loc>`)
  })
})
