import {describe, expect, it} from 'vitest'

import type {Article} from '../../../../lib/sanity/pages'
import type {SiteSettings} from '../../../../lib/sanity/types'
import {articleMetadata} from '../../../../lib/seo/metadata'
import {publicEnv} from '../../../../lib/server/env'

const settings = {name: 'The site'} as SiteSettings
const site = publicEnv.siteUrl

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
  translations: null,
  seo: {
    title: 'Voice, for search',
    description: 'What it is about.',
    keywords: ['voice'],
    noIndex: false,
    image: null,
  },
  author: {
    name: 'Ada',
    role: {_type: 'localizedString', en: 'Founder', fr: 'Fondatrice'},
    profileUrl: 'https://network.example/ada',
  },
}

const translations = [
  {language: 'en', path: 'blog/voice', hidden: false},
  {language: 'fr', path: 'blog/voix', hidden: false},
]

/** Returns the article with some fields replaced, as every language shows it. */
function article(changes: object = {}): Article {
  return {content: {...content, ...changes}, language: 'en', figures: []} as unknown as Article
}

describe('the head of an article', () => {
  it('a canonical URL set by the editor has no alternates', () => {
    const {alternates, openGraph} = articleMetadata(
      article({translations, canonicalPath: '/blog/the-first'}),
      settings,
    )
    expect(alternates?.canonical).toBe(`${site}/blog/the-first`)
    expect(alternates?.languages).toBeUndefined()
    expect(openGraph?.url).toBe(`${site}/blog/the-first`)
  })

  it('an article has one share image at all of its URLs', () => {
    const [first] = [articleMetadata(article(), settings).openGraph?.images].flat()
    expect(first).toMatchObject({
      url: expect.stringMatching(new RegExp(`^${site}/share/[0-9a-f]{16}/en/blog/voice\\.png$`)),
      width: 1200,
      height: 630,
      type: 'image/png',
    })
    const [longer] = [articleMetadata(article({readTime: 9}), settings).openGraph?.images].flat()
    expect(longer).not.toEqual(first)
  })

  it('an article with noindex, or a missing one, is not indexed', () => {
    const hidden = article({seo: {...content.seo, noIndex: true}})
    expect(articleMetadata(hidden, settings).robots).toMatchObject({index: false, follow: true})
    expect(articleMetadata(null, settings)).toEqual({title: 'The site', robots: {index: false}})
  })
})
