import {createRequire} from 'node:module'

import {build} from 'vite'

import {contentLake, expect, test} from '../e2e/site.ts'

const pageUrl = 'http://page.localhost/'
const studioUrl = 'http://studio.localhost'

/** Bundles Sanity's overlays into one script, as a page without a framework would load them. */
async function overlaysScript(): Promise<string> {
  const entry = createRequire(import.meta.resolve('next-sanity')).resolve('@sanity/visual-editing')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: {'process.env.NODE_ENV': '"production"'},
    build: {write: false, minify: false, lib: {entry, formats: ['iife'], name: 'overlays'}},
  })
  const [script] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (script?.type !== 'chunk') throw new Error('Vite produced no script.')
  return script.code
}

// The site sets its own `data-sanity` attributes; other clients rely on the Content Lake’s source maps.
test('an overlay of a stega-encoded text opens its field in the Studio', async ({
  page,
  context,
}) => {
  const client = contentLake.withConfig({
    perspective: 'drafts',
    stega: {enabled: true, studioUrl},
  })
  const text = await client.fetch<string>('*[_id == "page-home-en"][0].sections[0]{title}.title')
  await context.route(/\/\/(page|studio)\.localhost\//, (route) =>
    route.fulfill({contentType: 'text/html; charset=utf-8', body: `<h1>${text}</h1>`}),
  )
  await page.goto(pageUrl)
  await page.addScriptTag({content: `${await overlaysScript()}\noverlays.enableVisualEditing()`})
  await expect(page.locator('sanity-visual-editing')).toBeAttached()

  const link = page.getByRole('link', {name: 'Open in Studio'})
  await expect(async () => {
    await page.mouse.move(0, 0)
    await page.getByRole('heading').hover()
    await expect(link).toBeVisible({timeout: 1000})
  }).toPass()
  const [studio] = await Promise.all([page.waitForEvent('popup'), link.click()])
  const {origin, searchParams} = new URL(studio.url())
  expect([origin, ...['id', 'type', 'path'].map((name) => searchParams.get(name))]).toEqual([
    studioUrl,
    'page-home-en',
    'page',
    'sections:hero.title',
  ])
  await studio.close()
})
