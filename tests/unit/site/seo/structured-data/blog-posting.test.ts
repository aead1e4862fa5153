import {expect, it} from 'vitest'

import type {Article} from '../../../../../lib/sanity/pages'
import {blogPostingNode} from '../../../../../lib/seo/structured-data/blog-posting'
import {facts, paragraph, site} from './facts.ts'

const content = {
  title: 'What a voice is good for',
  readTime: 8,
  publishedAt: '2025-10-28',
  updatedAt: '2025-11-20',
  seo: {description: 'What it is about.', keywords: ['voice']},
  author: {
    name: 'Ada',
    role: {en: 'Founder', fr: 'Fondatrice'},
    profileUrl: 'https://network.example/ada',
  },
  body: [
    paragraph(' Five words\n  and no more. '),
    {_type: 'callout', _key: 'callout'},
    paragraph('Two more.'),
  ],
}

const page = {...facts, url: `${site}/blog/voice`, language: 'en' as const}

function node(changes: object = {}, its = page) {
  const article = {content: {...content, ...changes}, language: 'en', figures: []}
  return blogPostingNode(article as unknown as Article, its)
}

it('a BlogPosting has dates, length, author and publisher', () => {
  expect(node()).toEqual({
    '@type': 'BlogPosting',
    '@id': `${site}/blog/voice#article`,
    headline: 'What a voice is good for',
    description: 'What it is about.',
    keywords: ['voice'],
    image: `${site}/share.png`,
    inLanguage: 'en',
    datePublished: '2025-10-28T00:00:00Z',
    dateModified: '2025-11-20T00:00:00Z',
    wordCount: 7,
    timeRequired: 'PT8M',
    author: {
      '@type': 'Person',
      name: 'Ada',
      jobTitle: 'Founder',
      sameAs: 'https://network.example/ada',
    },
    publisher: {'@id': `${site}/#organization`},
    mainEntityOfPage: {'@id': `${site}/blog/voice#webpage`},
    url: `${site}/blog/voice`,
  })
})

it('a BlogPosting omits missing values', () => {
  const bare = {
    updatedAt: null,
    seo: {description: 'What it is about.', keywords: null},
    author: {name: 'Ada', role: null, profileUrl: null},
  }
  const posting = node(bare, {...page, settings: null})
  expect(posting).toMatchObject({dateModified: '2025-10-28T00:00:00Z', author: {name: 'Ada'}})
  expect(node({author: null})).not.toHaveProperty('author')
  expect(JSON.stringify(posting)).not.toMatch(/null|keywords|publisher|jobTitle|sameAs/)
})
