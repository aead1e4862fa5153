import type {IdentifiedSanityDocumentStub} from '@sanity/client'

import {contentLake, expect, stack, test} from './site.ts'

/** A paragraph whose style, mark and link the Studio would reject. */
const paragraph = (style: string, mark: string, url: string) => ({
  _key: style,
  _type: 'block',
  style,
  markDefs: [{_key: 'link', _type: 'textLink', kind: 'url', url}],
  children: [{_key: 'span', _type: 'span', marks: [mark, 'link'], text: `Said in ${style}.`}],
})

const article = (name: string, changes: object) => ({
  _id: `article-odd-${name}`,
  _type: 'article',
  language: 'en',
  title: `Odd ${name}`,
  slug: {_type: 'slug', current: `odd-${name}`},
  summary: 'An article that a test made.',
  readTime: 1,
  // The newest article, so that it is in the feeds.
  publishedAt: '2026-11-01',
  author: {_type: 'reference', _ref: 'author-cormac-daly'},
  seo: {_type: 'seo', title: `Odd ${name}`, description: 'An article that a test made.'},
  ...changes,
})

/** Slugs and paths as importers write them; of these, only a page can be at the one with a slash. */
const oddPaths = [
  'odd-e\u0301te\u0301',
  'odd with space',
  'odd/slash',
  '/odd-host.example',
  'odd-🎉',
  'odd-100%',
]

const seo = {_type: 'seo', title: 'Odd address', description: 'A page that a test made.'}

const atOddAddresses = oddPaths.flatMap((path, index) => [
  article(`address-${index}`, {title: 'Odd address', slug: {_type: 'slug', current: path}}),
  {
    _id: `page-odd-address-${index}`,
    _type: 'page',
    language: 'en',
    title: 'Odd address',
    path,
    seo,
    sections: [{_key: 'header', _type: 'pageHeader', title: 'Odd address'}],
  },
])

const malformed: IdentifiedSanityDocumentStub[] = [
  article('text', {
    body: [
      // As an importer writes: without keys, and with half of what else the Studio would write.
      {_type: 'block', children: [{_type: 'span', text: 'Said without a key.'}, {_type: 'span'}]},
      {_type: 'block', listItem: 'bullet', children: [{_type: 'span', marks: ['gone'], text: 'x'}]},
      {_type: 'dataTable', columns: ['One'], rows: [{cells: ['Two', 'Three']}]},
      {_type: 'illustration', picture: {alt: 'No asset'}},
      paragraph('constructor', '__proto__', 'https://exa mple.com'),
      paragraph('normal', 'toString', 'javascript:alert(1)'),
      {_key: 'type', _type: 'hasOwnProperty'},
    ],
    canonicalPath: '//evil.example',
  }),
  article('date', {publishedAt: 'yesterday', body: []}),
  article('types', {
    summary: {a: 1},
    topic: 'nothing',
    readTime: 'long',
    author: 'nobody',
    seo: 7,
    related: [7, {_ref: 7}],
    body: [7, {...paragraph('normal', 'strong', '/'), children: 'none', markDefs: [7]}],
  }),
  {_id: 'page-odd-path', _type: 'page', language: 'en', path: {a: 1}, title: 'Odd path'},
  ...atOddAddresses,
  {
    _id: 'redirect-away',
    _type: 'redirect',
    from: '/odd-away',
    to: 'https://elsewhere.example/a?b#c',
  },
  {_id: 'redirect-odd', _type: 'redirect', from: 7, to: ['/blog']},
  {_id: 'figure-odd', _type: 'figure', key: ['x'], value: 'many', label: 7},
]

test.beforeAll(async ({request}) => {
  const transaction = contentLake.transaction()
  for (const document of malformed) transaction.createOrReplace(document)
  await transaction.commit()
  await expect.poll(async () => (await request.get('/blog/odd-text')).status()).toBe(200)
})

test.afterAll(async ({request}) => {
  await contentLake.delete({query: '*[_id in $ids]', params: {ids: malformed.map(({_id}) => _id)}})
  // Other tests compare the page with its Markdown.
  await expect.poll(async () => (await request.get('/blog')).text()).not.toContain('Odd text')
})

test('malformed documents break neither their pages nor lists', async ({request}) => {
  const textAt = async (path: string) => {
    const response = await request.get(path)
    expect.soft(response.status(), path).toBe(200)
    return response.text()
  }
  const page = await textAt('/blog/odd-text')
  expect(page.includes('Said in constructor.')).toBe(true)
  expect(/href="(https:\/\/exa mple|javascript:)|evil\.example/.exec(page)).toBeNull()
  const markdown = await textAt('/blog/odd-text.md')
  expect(markdown).toContain('Said in normal.')
  expect(markdown).toContain('Said without a key.')
  expect(page).not.toContain('NaN')
  expect(markdown).not.toMatch(/javascript:|exa mple|evil\.example/)

  const feedHasIt = async () => (await textAt('/blog/feed.xml')).includes('Odd text')
  await expect.poll(feedHasIt).toBe(true)
  for (const list of ['/blog/feed.xml', '/fr/blog/feed.xml']) {
    const found = /Odd date|javascript:|exa mple|evil\.example/.exec(await textAt(list))
    expect(found, list).toBeNull()
  }
  for (const path of [
    '/blog',
    '/blog/odd-date',
    '/blog/odd-types',
    '/blog/odd-types.md',
    '/sitemap.xml',
    '/llms.txt',
    '/search?q=odd',
  ]) {
    await textAt(path)
  }
  expect(await textAt('/blog/odd-types')).toContain('class="cover"')
})

/** Addresses in HTML, XML, JSON and Markdown. */
const addresses = /(?:href="|<loc>|<link>|<id>|"url":"|\]\()([^"<)]+)/g

test('what a list names is on this site and is served, and what cannot be is in no list', async ({
  request,
}) => {
  const named = new Set<string>()
  for (const list of [
    '/sitemap.xml',
    '/llms.txt',
    '/blog',
    '/blog.md',
    '/blog/feed.xml',
    '/fr/blog',
    '/fr/blog/feed.xml',
    '/search?q=odd+address',
    '/odd/slash',
  ]) {
    const text = await (await request.get(list)).text()
    expect.soft(text, list).not.toMatch(/elsewhere\.example|odd-host/)
    for (const [, address = ''] of text.matchAll(addresses)) {
      if (/odd/i.test(address)) named.add(new URL(address, stack.siteUrl).href)
    }
  }
  expect(named).toContain(new URL('/odd/slash', stack.siteUrl).href)
  for (const address of named) {
    expect.soft(new URL(address).origin).toBe(new URL(stack.siteUrl).origin)
    expect.soft((await request.get(address)).status(), address).toBe(200)
  }
})

test('a redirect to another site keeps its URL as it was written', async ({request}) => {
  for (const path of ['/odd-away', '/Odd-Away.?from=visitor', '/odd-away.md']) {
    const response = await request.get(path, {maxRedirects: 0})
    expect(response.status()).toBe(308)
    expect(response.headers()['location']).toBe('https://elsewhere.example/a?b#c')
  }
})
