import {describe, expect, it} from 'vitest'

import {articleMarkdown} from '../../../../components/blog/article-page.markdown'
import type {Article} from '../../../../lib/sanity/pages'
import type {BlogContent} from '../../../../lib/sanity/types'
import {partsOf, site, span, text} from '../markdown-fixtures'

const body = [
  text('normal', span('See '), span('this', 'link'), span('.')),
  text('normal', span('CO'), span('2', 'sub'), span(' × 10'), span('6', 'sup')),
  text('h2', span('A heading')),
  {_type: 'callout', _key: 'c', tone: 'tip', title: null, text: [text('normal', span('Mind it.'))]},
  {_type: 'roadmap', _key: 'r', heading: 'The way', phases: [{title: 'One', time: 'Week 1'}]},
  {_type: 'codeSample', _key: 'o', title: null, code: '`a`'},
  {_type: 'ofAnotherVersion', _key: 'u'},
]

const article = {
  language: 'en',
  figures: [],
  content: {
    title: 'An article',
    summary: 'In short.',
    readTime: 8,
    publishedAt: '2025-10-28',
    updatedAt: null,
    canonicalPath: null,
    language: 'en',
    path: 'blog/an-article',
    untranslated: [{language: 'fr', path: 'blog/un-article'}],
    translations: null,
    author: {name: 'Ada', role: {en: 'Founder', fr: 'Fondatrice'}, profileUrl: null},
    body,
    older: {title: 'Before it', language: 'en', path: 'blog/before', untranslated: null},
    newer: null,
    related: [],
  },
} as unknown as Article

describe('an article as Markdown', () => {
  it('article Markdown has its metadata, and blocks below their headings', () => {
    const options = {locale: 'en', path: 'blog/an-article', blog: null} as const
    expect(partsOf(articleMarkdown(article, options)).slice(3)).toEqual([
      `[Home](${site}/) › An article`,
      '- **Written by**: Ada, Founder\n- **Published**: October 28, 2025\n- **Read time**: 8 min',
      `See [this](${site}/app).`,
      'CO<sub>2</sub> × 10<sup>6</sup>',
      '## A heading',
      '> **Tip**\n>\n> Mind it.',
      '### The way',
      '1. **One** (Week 1)',
      '```\n`a`\n```',
      '**More articles**',
      `- **Previous article**: [Before it](${site}/blog/before)`,
    ])
  })

  it('article Markdown has the sources of its figures, in the language of the text', () => {
    const figure = {
      value: 60,
      suffix: {en: '%', fr: '\u00A0%'},
      label: {en: 'less work', fr: 'de moins'},
      source: {en: 'A survey.', fr: 'Un sondage.'},
    }
    const figures = [{...figure, asOf: '2025-09-17'}, figure] as unknown as Article['figures']
    const content = {...article.content, body: [], older: null}
    const options = {locale: 'fr', path: 'blog/un-article', blog: null} as const
    const written = (language: 'en' | 'fr') =>
      partsOf(articleMarkdown({content, language, figures}, options)).slice(-2)
    expect(written('en')).toEqual([
      '## Sources',
      '1. **60%** less work. A survey. September 2025.\n2. **60%** less work. A survey.',
    ])
    expect(written('fr')[1]).toBe(
      '1. **60\u00A0%** de moins. Un sondage. septembre 2025.\n2. **60\u00A0%** de moins. Un sondage.',
    )
  })

  it('article Markdown has all dates, the author’s page, both neighbors and the invitation', () => {
    const {older, related} = article.content
    const content = {
      ...article.content,
      body: [],
      related,
      updatedAt: '2025-11-02',
      newer: older,
      author: {name: 'Ada', role: null, profileUrl: 'https://network.example/ada'},
    } as unknown as Article['content']
    const invitation = {heading: 'Next', text: 'Come.', links: []}
    const blog = {title: 'Blog', invitation} as unknown as BlogContent
    const options = {locale: 'en', path: 'blog/an-article', blog} as const
    expect(partsOf(articleMarkdown({...article, content}, options)).slice(3)).toEqual([
      `[Home](${site}/) › [Blog](${site}/blog) › An article`,
      '- **Written by**: [Ada](https://network.example/ada)\n- **Published**: October 28, 2025\n- **Updated**: November 2, 2025\n- **Read time**: 8 min',
      '**More articles**',
      `- **Previous article**: [Before it](${site}/blog/before)\n- **Next article**: [Before it](${site}/blog/before)`,
      '## Next',
      'Come.',
    ])
  })

  it('article Markdown without author, dates or neighbors has no empty parts', () => {
    const content = {...article.content, body: [], older: null, author: null, publishedAt: null}
    const options = {locale: 'en', path: 'blog/an-article', blog: null} as const
    const bare = {...article, content} as unknown as Article
    expect(partsOf(articleMarkdown(bare, options)).slice(4)).toEqual(['- **Read time**: 8 min'])
  })

  it('article Markdown lists related articles with topic, day and reading time', () => {
    const related = [{...article.content, topic: 'privacy', translatedTo: null}]
    const content = {...article.content, related} as unknown as Article['content']
    const options = {locale: 'fr', path: 'blog/un-article', blog: null} as const
    expect(partsOf(articleMarkdown({...article, content}, options)).slice(-4)).toEqual([
      '## À lire aussi',
      `### [An article](${site}/fr/blog/un-article)`,
      'In short.',
      'Confidentialité · 28 octobre 2025 · 8\u00A0min de lecture',
    ])
  })

  it('article Markdown says in other languages that it is in English', () => {
    const options = {locale: 'fr', path: 'blog/un-article', blog: null} as const
    const parts = partsOf(articleMarkdown(article, options))
    expect(parts[2]).toBe(`- Page\u202f: <${site}/fr/blog/un-article>\n- Langue\u202f: English`)
    expect(parts[4]).toBe('Les articles du blog ne sont disponibles qu’en anglais.')
    expect(parts[5]).toContain('Fondatrice')
    expect(parts).toContain('> **Tip**\n>\n> Mind it.')
  })
})
