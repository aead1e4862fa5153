import {parseRssFeed} from 'feedsmith'
import {describe, expect, it, vi} from 'vitest'

import type {Article} from '../../../../../lib/sanity/pages'
import {rssFeed} from '../../../../../lib/seo/feeds/rss'
import {publicEnv} from '../../../../../lib/server/env'
import {log} from '../../../../../lib/server/log'

const site = publicEnv.siteUrl

const paragraph = (text: string) => ({
  _key: 'paragraph',
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 'text', _type: 'span', marks: [], text}],
})

const content = {
  _id: 'article-voice-en',
  title: 'Voice & CRM: <what> it is good for',
  summary: 'Two sentences, and 3 < 4 & 5.',
  publishedAt: '2025-10-28',
  updatedAt: '2025-11-20',
  canonicalPath: null,
  language: 'en',
  path: 'blog/voice',
  untranslated: [{language: 'fr', path: 'blog/la-voix'}],
  author: {name: 'Ada', role: null, profileUrl: 'https://network.example/ada'},
  body: [paragraph('It ends with ]]> here.')],
}

function article(changes: object = {}): Article {
  return {content: {...content, ...changes}, language: 'en', figures: []} as unknown as Article
}

function feed(locale: 'en' | 'fr', articles: Article[], siteName: string | undefined = 'The site') {
  const channel = {
    locale,
    siteName,
    blog: {
      _updatedAt: '2025-01-01T00:00:00Z',
      seo: {title: 'Blog: voice', description: 'What we write about.'},
    },
    changes: ['2026-02-03T04:05:06Z'],
  }
  return rssFeed(channel, articles)
}

describe('the RSS feed', () => {
  it('an RSS item says in markup-safe words what an article is about, of whom, when and in which language', () => {
    const {items} = parseRssFeed(feed('fr', [article()]))
    expect(items?.[0]).toMatchObject({
      title: content.title,
      link: `${site}/fr/blog/la-voix`,
      pubDate: 'Tue, 28 Oct 2025 00:00:00 GMT',
      description: 'Two sentences, and 3 &#60; 4 &#38; 5.',
      content: {encoded: '<p>It ends with ]]&gt; here.</p>'},
      dc: {creators: ['Ada'], languages: ['en']},
    })
  })

  it("an RSS item's id outlives its addresses", () => {
    const moved = {path: 'blog/moved', untranslated: null, canonicalPath: '/blog/first'}
    const {items} = parseRssFeed(feed('en', [article(moved)]))
    expect(items?.[0]).toMatchObject({
      link: `${site}/blog/moved`,
      guid: {value: 'article-voice-en', isPermaLink: false},
    })
  })

  it('an article that cannot be rendered is omitted from the feed', () => {
    const error = vi.spyOn(log, 'error').mockReturnValue(undefined)
    const undated = article({publishedAt: 'yesterday', path: 'blog/undated'})
    const {items} = parseRssFeed(feed('en', [undated, article()]))
    expect(items?.map(({link}) => link)).toEqual([`${site}/blog/voice`])
    expect(error.mock.calls.map(([fields]) => fields)).toEqual([
      {event: 'document-left-out', id: 'article-voice-en', reason: 'yesterday is not a date.'},
    ])
    error.mockRestore()
  })
})
