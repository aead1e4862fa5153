import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest'

import type {Article} from '../../../../lib/sanity/articles'
import type {SiteSettings} from '../../../../lib/sanity/content'

const settings = {name: 'The site'} as SiteSettings
const site = 'https://www.example.com'

const content = {
  _id: 'article-voice-en',
  title: 'What a voice is good for',
  summary: 'Two sentences.',
  readTime: 8,
  publishedAt: '2025-10-28',
  updatedAt: '2025-11-20',
  canonicalPath: null,
  language: 'en',
  path: 'blog/voice',
  untranslated: [{language: 'fr', path: 'blog/la-voix'}],
  twins: null,
  seo: {
    title: 'Voice, for search',
    description: 'What it is about.',
    keywords: ['voice'],
    noIndex: null,
    image: null,
  },
  author: {
    name: 'Ada',
    role: {_type: 'localizedString', en: 'Founder', fr: 'Fondatrice'},
    profileUrl: 'https://network.example/ada',
  },
}

/** The article with some of its content changed; the same for readers of every language. */
function article(changes: object = {}): Article {
  return {content: {...content, ...changes}, language: 'en', figures: []} as unknown as Article
}

let articleMetadata: (typeof import('../../../../lib/seo/metadata'))['articleMetadata']
let articleData: (typeof import('../../../../lib/seo/structured-data'))['articleData']

beforeAll(async () => {
  vi.stubEnv('NEXT_PUBLIC_SITE_URL', site)
  vi.resetModules()
  ;({articleMetadata} = await import('../../../../lib/seo/metadata'))
  ;({articleData} = await import('../../../../lib/seo/structured-data'))
})

afterAll(() => {
  vi.unstubAllEnvs()
})

/** What a search engine reads. */
function read(changes: object = {}, its: SiteSettings | null = settings): unknown {
  return JSON.parse(JSON.stringify(articleData(article(changes), its)))
}

describe('the head of an article', () => {
  it('names the address in its own language as the original, and those for readers of others', () => {
    expect(articleMetadata(article(), settings).alternates).toEqual({
      canonical: `${site}/blog/voice`,
      languages: {
        en: `${site}/blog/voice`,
        fr: `${site}/fr/blog/la-voix`,
        'x-default': `${site}/blog/voice`,
      },
    })
  })

  it('names the original that its editor chose', () => {
    const {alternates, openGraph} = articleMetadata(
      article({canonicalPath: '/blog/the-first'}),
      settings,
    )
    expect(alternates?.canonical).toBe(`${site}/blog/the-first`)
    expect(openGraph?.url).toBe(`${site}/blog/the-first`)
  })

  it('names no other language where it has no address', () => {
    const {alternates} = articleMetadata(article({untranslated: null}), settings)
    expect(alternates?.languages).toBeUndefined()
  })

  it('says what it is, by whom and from when', () => {
    expect(articleMetadata(article(), settings)).toMatchObject({
      title: 'Voice, for search',
      description: 'What it is about.',
      keywords: ['voice'],
      authors: [{name: 'Ada'}],
      robots: {index: true, follow: true},
      openGraph: {
        type: 'article',
        siteName: 'The site',
        locale: 'en',
        publishedTime: '2025-10-28',
        modifiedTime: '2025-11-20',
        authors: ['Ada'],
      },
      twitter: {card: 'summary', title: 'Voice, for search'},
    })
  })

  it('keeps it out of search engines when its editor wants that, or when it is missing', () => {
    const hidden = article({seo: {...content.seo, noIndex: true}})
    expect(articleMetadata(hidden, settings).robots).toEqual({index: false, follow: true})
    expect(articleMetadata(null, settings)).toEqual({title: 'The site', robots: {index: false}})
  })
})

describe('an article, for search engines', () => {
  it('is a blog posting with its dates, author and publisher', () => {
    expect(read()).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      '@id': `${site}/blog/voice#article`,
      headline: 'What a voice is good for',
      description: 'What it is about.',
      keywords: ['voice'],
      inLanguage: 'en',
      datePublished: '2025-10-28',
      dateModified: '2025-11-20',
      timeRequired: 'PT8M',
      author: {
        '@type': 'Person',
        name: 'Ada',
        jobTitle: 'Founder',
        sameAs: 'https://network.example/ada',
      },
      publisher: {'@type': 'Organization', '@id': `${site}/#organization`, name: 'The site'},
      mainEntityOfPage: `${site}/blog/voice`,
      url: `${site}/blog/voice`,
    })
  })

  it('leaves out what is not there', () => {
    const bare = {
      updatedAt: null,
      seo: {...content.seo, keywords: null},
      author: {name: 'Ada', role: null, profileUrl: null},
    }
    const data = read(bare, null)
    expect(JSON.stringify(data)).not.toContain('null')
    expect(data).toMatchObject({
      dateModified: '2025-10-28',
      author: {'@type': 'Person', name: 'Ada'},
    })
    expect(data).not.toHaveProperty('publisher')
    expect(data).not.toHaveProperty('keywords')
  })

  it('comes with the picture for whoever shares it', () => {
    const image = {alt: 'A voice', crop: null, hotspot: null, asset: {_id: 'image-a-1200x630-png'}}
    expect(read({seo: {...content.seo, image}})).toHaveProperty(
      'image',
      expect.stringMatching(/^http/),
    )
  })
})
