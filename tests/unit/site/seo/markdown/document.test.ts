import {describe, expect, it} from 'vitest'

import {articleMarkdown} from '../../../../../components/blog/article-page.markdown'
import {
  emptyDatasetMarkdown,
  notFoundMarkdown,
} from '../../../../../components/layout/message-page.markdown'
import {pageMarkdown} from '../../../../../components/sections/page.markdown'
import type {Article} from '../../../../../lib/content/articles'
import type {PageContent} from '../../../../../lib/content/types'

const site = 'http://localhost:3000'

const span = (text: string, marks: string[] = []) => ({_type: 'span', _key: text, text, marks})

const text = (style: string, ...children: object[]) => ({
  _type: 'block',
  _key: JSON.stringify(children),
  style,
  markDefs: [{_type: 'textLink', _key: 'link', kind: 'url', url: '/app', page: null}],
  children,
})

function page(sections: object[], changes: object = {}): PageContent {
  return {
    title: 'In menus',
    language: 'en',
    path: 'about',
    seo: {title: 'For search', description: 'What it is *about*.'},
    parent: null,
    translations: [
      {language: 'en', path: 'about'},
      {language: 'fr', path: 'a-propos'},
    ],
    sections: sections.map((section, index) => ({_key: `s${index}`, ...section})),
    ...changes,
  } as unknown as PageContent
}

const hero = {_type: 'hero', title: 'The promise', links: [], cards: null, scene: null}
const toCta = {_key: 'c', label: 'Book', kind: 'cta', url: null, page: null}

const partsOf = (markdown: string) => markdown.split('\n\n')

describe('a page as Markdown', () => {
  it('page Markdown begins with title and description', () => {
    const english = partsOf(pageMarkdown(page([hero]), 'en'))
    expect(english).toEqual([
      '# The promise',
      '> What it is \\*about\\*.',
      `- Page: <${site}/about>\n- Language: English\n- Also in: [Français](${site}/fr/a-propos.md)`,
    ])
    const home = page([hero], {language: 'fr', path: '/', translations: null})
    expect(partsOf(pageMarkdown(home, 'fr'))[2]).toBe(
      `- Page\u202f: <${site}/fr>\n- Langue\u202f: Français`,
    )
  })

  it('page Markdown has the visible sections in order', () => {
    const markdown = pageMarkdown(
      page([
        hero,
        {_type: 'exitPopup', heading: 'Wait', text: 'An offer', acceptLabel: 'Yes'},
        {_type: 'ofAnotherVersion', heading: 'Unknown'},
        {_type: 'steps', heading: 'How', intro: null, steps: [{title: 'First', text: 'Do it.'}]},
        {_type: 'invitation', heading: 'Next', text: null, links: [toCta]},
      ]),
      'en',
    )
    expect(partsOf(markdown).slice(3)).toEqual([
      '## How',
      '1. **First**',
      '   Do it.',
      '## Next',
      `- [Book](${site}/?scrollTo=cta#cta)`,
    ])
  })

  it('page Markdown links to the form', () => {
    const form = {
      _type: 'callToAction',
      heading: 'Try it',
      intro: null,
      form: 'demo',
      next: [],
      person: null,
      consent: null,
    }
    const parts = partsOf(pageMarkdown(page([hero, form, {...hero, links: [toCta]}]), 'en'))
    expect(parts).toContain(`On the page: [Book a demo](${site}/about#cta)`)
    expect(parts).toContain(`- [Book](${site}/about#cta)`)
  })

  it('page Markdown has a title even without a leading heading', () => {
    const badges = {_type: 'badges', label: 'By', items: [{title: 'Partner', text: null}]}
    const first = pageMarkdown(page([badges, hero]), 'en')
    expect(first.match(/^# .*/gm)).toEqual(['# The promise'])
    const prose = {_type: 'prose', heading: null, body: [text('normal', span('Words.'))]}
    expect(partsOf(pageMarkdown(page([prose]), 'en')).at(0)).toBe('# In menus')
    expect(partsOf(pageMarkdown(page([]), 'en')).at(0)).toBe('# In menus')
  })

  it('page Markdown has tables with bold answers', () => {
    const table = {
      title: 'Unseen',
      columns: ['Ours'],
      rows: [{criterion: 'Voice | chat', cells: ['Yes, both']}],
      source: 'A page',
      asOf: '2025-09-17',
    }
    const parts = partsOf(
      pageMarkdown(page([hero, {_type: 'comparison', heading: 'Side by side', table}]), 'en'),
    )
    expect(parts.slice(4)).toEqual([
      '| Criterion | Ours |\n| --- | --- |\n| Voice \\| chat | **Yes**, both |',
      'A page. As of September 2025.',
    ])
  })
})

const body = [
  text('normal', span('See '), span('this', ['link']), span('.')),
  text('normal', span('CO'), span('2', ['sub']), span(' × 10'), span('6', ['sup'])),
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

it('a missing page has Markdown in both languages', () => {
  expect(notFoundMarkdown('en')).toMatch(/^# Oops! Page not found\n\n/)
  expect(notFoundMarkdown('fr')).toContain(`(${site}/fr)`)
  expect(emptyDatasetMarkdown('en')).toContain(`(${site}/studio)`)
})
