import {describe, expect, it} from 'vitest'

import type {Section} from '../../../../../lib/sanity/types'
import {articleListNodes} from '../../../../../lib/seo/structured-data/blog'
import {facts, nodesOf, site} from './facts.ts'

const card = {
  _id: 'article-voice-en',
  title: 'What a voice is good for',
  summary: 'Two sentences.',
  readTime: 8,
  publishedAt: '2025-10-28',
  canonicalPath: null,
  language: 'en',
  path: 'blog/voice',
  untranslated: [{language: 'fr', path: 'blog/la-voix'}],
  translatedTo: null,
}

const english = {...card, _id: 'only-english', path: 'blog/only-english', untranslated: null}
const moved = {...card, _id: 'moved', title: 'Moved', canonicalPath: '/blog/the-first'}

function list(...articles: object[]) {
  return {
    _type: 'articleList',
    _key: 'list',
    heading: 'Tous les articles',
    articles,
  } as unknown as Section<'articleList'>
}

const blog = {...facts, url: `${site}/fr/blog`, path: 'blog', title: 'Blog'}

describe('the list of articles', () => {
  it("the ItemList has the listed articles in order, with the originals' ids", () => {
    const [items] = nodesOf(articleListNodes(list(card, english, moved), facts), 'ItemList')
    expect(items).toMatchObject({
      '@id': `${site}/fr/a-propos#articles`,
      name: 'Tous les articles',
      numberOfItems: 2,
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          item: {
            '@type': 'BlogPosting',
            '@id': `${site}/blog/voice#article`,
            headline: 'What a voice is good for',
            description: 'Two sentences.',
            url: `${site}/blog/voice`,
            inLanguage: 'en',
            datePublished: '2025-10-28T00:00:00Z',
          },
        },
        {position: 2, item: {'@id': `${site}/blog/the-first#article`, headline: 'Moved'}},
      ],
    })
  })

  it('an empty list has no ItemList', () => {
    expect(articleListNodes(list(), blog)).toEqual([])
    expect(articleListNodes(list(english), blog)).toEqual([])
  })
})

describe('the blog', () => {
  it('the Blog node is on the blog page and refers to its articles', () => {
    const [node] = nodesOf(articleListNodes(list(card), blog), 'Blog')
    expect(node).toEqual({
      '@type': 'Blog',
      '@id': `${site}/fr/blog#blog`,
      name: 'Blog',
      description: 'Qui nous sommes.',
      url: `${site}/fr/blog`,
      inLanguage: 'fr',
      publisher: {'@id': `${site}/#organization`},
      mainEntityOfPage: {'@id': `${site}/fr/blog#webpage`},
      blogPost: [{'@id': `${site}/blog/voice#article`}],
    })
    expect(nodesOf(articleListNodes(list(card), facts), 'Blog')).toEqual([])
  })
})
