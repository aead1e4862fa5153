import type {APIRequestContext} from '@playwright/test'

import {expect, publishedAddresses, test} from './site.ts'

const browserAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const agentAccept = 'text/markdown, text/html;q=0.9, */*;q=0.1'

test("a page's Markdown has a URL and is negotiated by Accept", async ({request, baseURL}) => {
  const named = await request.get('/fr/a-propos.md', {headers: {accept: browserAccept}})
  const preferred = await request.get('/fr/a-propos', {headers: {accept: agentAccept}})
  for (const answer of [named, preferred]) {
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': 'fr',
      'x-robots-tag': 'noindex',
      link: `<${baseURL}/fr/a-propos>; rel="canonical"`,
    })
    expect(answer.headers()['vary']?.split(/,\s*/)).toContain('Accept')
  }
  const text = await named.text()
  expect(await preferred.text()).toBe(text)
  expect(text).toContain(`[English](${baseURL}/about.md)`)
  // Shared caches must not store it: the page at this address varies with `Accept`.
  expect(preferred.headers()['cache-control']).toContain('private')

  for (const accept of [browserAccept, '*/*']) {
    const answer = await request.get('/fr/a-propos', {headers: {accept}})
    expect(answer.headers()['content-type']).toContain('text/html')
  }
  expect(await (await request.get('/index.md')).text()).toMatch(/^# /)
})

test("an article's Markdown names the canonical URL", async ({request, baseURL}) => {
  const answer = await request.get('/fr/blog/pourquoi-les-commerciaux-detestent-les-crm.md')
  expect(answer.status()).toBe(200)
  const canonical = `${baseURL}/blog/why-sales-reps-hate-crms`
  expect(answer.headers()['link']).toBe(`<${canonical}>; rel="canonical"`)
  expect(await answer.text()).toContain('Les articles du blog ne sont disponibles qu’en anglais.')
})

test("a missing page responds in Markdown, in the URL's language", async ({request}) => {
  const cases = [
    ['/no-such-page.md', browserAccept, 'en', '# Oops! Page not found'],
    ['/fr/no-such-page', agentAccept, 'fr', '# '],
    ['/-.md', browserAccept, 'en', '# Oops! Page not found'],
  ] as const
  for (const [path, accept, language, title] of cases) {
    const answer = await request.get(path, {headers: {accept}})
    expect(answer.status(), path).toBe(404)
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(answer.headers()['content-language']).toBe(language)
    expect(await answer.text()).toContain(title)
  }
  const inside = await request.get('/markdown/en/about', {headers: {accept: browserAccept}})
  expect(inside.status()).toBe(404)
  expect(inside.headers()['content-type']).toContain('text/html')
})

test('a Markdown request is redirected to Markdown', async ({request}) => {
  const cases = [
    ['/fr/about.md', browserAccept, '/fr/a-propos.md'],
    ['/fr/about', agentAccept, '/fr/a-propos'],
    ['/en/about.md', browserAccept, '/about.md'],
    ['/fr.md', browserAccept, '/fr/index.md'],
  ] as const
  for (const [path, accept, to] of cases) {
    const answer = await request.get(path, {headers: {accept}, maxRedirects: 0})
    expect(answer.status(), path).toBe(308)
    expect(answer.headers()['location']?.replace(/^https?:\/\/[^/]+/, '')).toBe(to)
  }
})

test("Markdown is not redirected by the browser's language", async ({request}) => {
  const french = {'accept-language': 'fr-FR,fr;q=0.9'}
  const named = await request.get('/index.md', {headers: french, maxRedirects: 0})
  expect([named.status(), named.headers()['content-language']]).toEqual([200, 'en'])
  const headers = {...french, accept: agentAccept}
  const preferred = await request.get('/', {headers, maxRedirects: 0})
  expect([preferred.status(), preferred.headers()['content-language']]).toEqual([200, 'en'])
})

/** Returns the paths listed in llms.txt, sorted. */
async function linksOf(request: APIRequestContext, baseURL = ''): Promise<string[]> {
  const text = await (await request.get('/llms.txt')).text()
  return [...text.matchAll(/^- \[.+\]\((\S+)\): \S/gm)]
    .map(([, href = '']) => href.replace(baseURL, ''))
    .sort()
}

test('llms.txt lists every page in both languages with links to Markdown', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/llms.txt')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^# .+\n\n> .+\n\n/)
  expect(text.match(/^## .+/gm)?.at(-1)).toBe('## Optional')

  const own = [...(await publishedAddresses('en')), ...(await publishedAddresses('fr'))]
    .filter(({path, repeats}) => !repeats && !path.endsWith('/no-such-page'))
    .map(({path}) =>
      /^\/(fr)?$/.test(path) ? `${path.replace(/\/$/, '')}/index.md` : `${path}.md`,
    )
  // Pages deleted a moment ago may still be in the page cache.
  await expect.poll(() => linksOf(request, baseURL)).toEqual(own.sort())
  for (const href of own) {
    const {status, type} = await request
      .head(href)
      .then((page) => ({status: page.status(), type: page.headers()['content-type']}))
    expect([href, status, type]).toEqual([href, 200, 'text/markdown; charset=utf-8'])
  }
})
