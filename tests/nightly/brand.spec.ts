import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {crawl} from '../e2e/crawler.ts'
import {expect, test} from '../e2e/site.ts'
import {deadline} from '../machine-speed.ts'
import {freePort} from '../processes/ports.ts'
import {type Started, startWithStarter} from '../processes/starter.ts'
import {addWorktree, type Worktree} from '../processes/worktree.ts'

/** The changes listed in docs/brand.md, in order. */
const changes = [
  {file: 'components/ui/palette.ts', from: '#ff4b1f', to: '#8a5cff'},
  {file: 'components/ui/palette.ts', from: '#f7f5f0', to: '#f4f2fa'},
  {
    file: 'components/ui/logo-mark/mark.ts',
    from: 'M3 13v6M9 5v22M15 10v12',
    to: 'M3 5v22M9 10v12M15 13v6',
  },
  {
    file: 'components/document/fonts.ts',
    from: 'bricolage-grotesque-48pt-650.woff2',
    to: 'instrument-sans-wght.woff2',
  },
  {
    file: 'components/document/fonts-on-demand.ts',
    from: 'bricolage-grotesque-48pt-650.woff2',
    to: 'instrument-sans-wght.woff2',
  },
  {
    file: 'components/share-card/fonts.ts',
    from: 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal',
    to: 'instrument-sans/files/instrument-sans-latin-700-normal',
  },
  {file: 'content/settings/site-settings.json', from: '"name": "Saywell"', to: '"name": "Lumo"'},
  {
    file: 'content/settings/navigation.json',
    from: 'Say it once. It’s in Salesforce or HubSpot.',
    to: 'Speak. Your CRM is up to date.',
  },
]

let worktree: Worktree
let site: Started
let origin: string

test.beforeAll(async () => {
  test.setTimeout(deadline(600_000))
  worktree = addWorktree()
  for (const {file, from, to} of changes) {
    const path = join(worktree.folder, file)
    const source = readFileSync(path, 'utf8')
    expect(source, file).toContain(from)
    writeFileSync(path, source.replace(from, to))
  }
  await worktree.run('local/commands/typegen.ts')
  const port = await freePort()
  origin = `http://localhost:${port}`
  site = await startWithStarter('start', {cwd: worktree.folder, env: {PORT: String(port)}})
})

test.afterAll(async () => {
  await site?.stop()
  worktree?.remove()
})

test('another brand passes type checks and content tests', async () => {
  test.setTimeout(deadline(300_000))
  await worktree.run('local/commands/test.ts', 'types')
  await worktree.run('local/commands/test.ts', 'unit', 'content/')
})

test('another brand replaces this one everywhere', async ({page, request}) => {
  test.setTimeout(deadline(300_000))
  const {pages} = await crawl(origin, ['/', '/fr'])
  const texts = new Map([...pages].map(([path, {html}]) => [path, html]))
  for (const path of ['/llms.txt', '/blog/feed.xml', '/manifest.webmanifest', '/index.md']) {
    texts.set(path, await (await request.get(origin + path)).text())
  }
  const still = [...texts].filter(([, text]) => /Saywell|#ff4b1f|#f7f5f0/.test(text))
  expect(still.map(([path]) => path)).toEqual([])
  expect(texts.get('/llms.txt')).toContain('Lumo')
  expect(await (await request.get(`${origin}/icon.svg`)).text()).toContain('#8a5cff')

  for (const path of ['/', '/fr']) {
    await page.goto(origin + path)
    await expect(page.getByRole('banner').getByRole('link', {name: 'Lumo'})).toBeVisible()
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.body)
      return {ground: style.backgroundColor, face: style.getPropertyValue('--font-display-face')}
    })
    expect(colors.ground).toBe('rgb(244, 242, 250)')
    const name = path === '/' ? 'home' : 'home-fr'
    const screenshot = await page.screenshot({path: test.info().outputPath(`${name}.png`)})
    await test.info().attach(name, {body: screenshot, contentType: 'image/png'})
  }
})
