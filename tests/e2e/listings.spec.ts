import {parseRssFeed} from 'feedsmith'

import {languages, articles} from '../fixtures/specified-routes.ts'
import {expect, stack, test} from './site.ts'

const whole = (path: string) => new URL(path, stack.siteUrl).href

for (const language of languages) {
  const blog = language === 'en' ? '/blog' : `/${language}/blog`
  const links = articles.map((article) => whole(`${blog}/${article[language]}`))

  test(`the RSS feed in ${language} lists every article with its URL in the language`, async ({
    request,
  }) => {
    const response = await request.get(`${blog}/feed.xml`)
    expect(response.headers()['content-type']).toContain('application/rss+xml')
    const feed = parseRssFeed(await response.text())
    expect(feed.language).toBe(language)
    expect(feed.link).toBe(whole(blog))
    expect(feed.atom?.links?.[0]).toMatchObject({rel: 'self', href: whole(`${blog}/feed.xml`)})
    const items = feed.items ?? []
    expect(items.map(({link}) => link)).toEqual(links)
    for (const {content} of items) {
      expect(content?.encoded).toContain('<h2>')
      expect(content?.encoded).not.toMatch(/\{\{|[>"](undefined|null)[<"]|href="\//)
    }
  })
}

test('a text for machines is not sent again to a client that has it', async ({request}) => {
  for (const path of [
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    '/.well-known/security.txt',
    '/blog/feed.xml',
    '/fr/blog/feed.xml',
    '/index.md',
    '/fr/a-propos.md',
  ]) {
    // Other tests publish meanwhile.
    await expect(async () => {
      const sent = await request.get(path)
      expect(sent.status(), path).toBe(200)
      const {etag = '', 'last-modified': date = ''} = sent.headers()
      const known: Record<string, string>[] = [{'if-none-match': etag}, {'if-modified-since': date}]
      for (const headers of known) {
        const again = await request.get(path, {headers})
        expect([again.status(), (await again.body()).length], path).toEqual([304, 0])
      }
    }).toPass()
  }
})

test('security.txt has a contact and has not expired', async ({request}) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toContain('text/plain')
  const lines = (await response.text()).trimEnd().split('\n')
  const fields = new Map(lines.map((line) => line.split(': ') as [string, string]))
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/)
  expect(fields.get('Canonical')).toBe(whole('/.well-known/security.txt'))
  expect(fields.get('Preferred-Languages')).toBe('en, fr')
  const left = Date.parse(fields.get('Expires') ?? '') - Date.now()
  expect(left).toBeGreaterThan(24 * 60 * 60 * 1000)
  expect(left).toBeLessThan(365 * 24 * 60 * 60 * 1000)
})
