import {evaluate, parse} from 'groq-js'
import {describe, expect, it} from 'vitest'

import {pageQuery} from '../../../../components/sections/page-query'
import {pageMarkdown} from '../../../../components/sections/page.markdown'
import {conform} from '../../../../lib/sanity/conform'
import {insertFigures} from '../../../../lib/sanity/figures'
import type {FigureNote, PageContent, SectionContent} from '../../../../lib/sanity/types'
import {homePath} from '../../../../lib/urls/paths'
import {lastByDay} from '../../../nightly'
import {
  type Copy,
  copyOf,
  entries,
  figures,
  offeredLocales,
  ofType,
  rendered,
} from '../../content/dataset'
import {expectNone} from '../../expect-none.ts'
import {partsOf, site, span, text} from '../markdown-fixtures'

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

/** Letters and digits alone, without link targets. */
const plain = (markdown: string) =>
  markdown.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What only assistive technology reads, settings, and texts that others have replaced. */
const unwritten = /\.(?:about|alt|crm|currency)$|sections\[\d+\]\.label$/

/** The sections that Markdown shows, with the texts of today. */
const shown = (sections: unknown) =>
  (sections as SectionContent[])
    .filter(({_type}) => _type !== 'exitPopup')
    .map((section) => ({...section, ...('headingAfter' in section && {heading: ''})}))

it.each(lastByDay(offeredLocales))(
  'the Markdown of each page in %s says all that its sections say',
  async (locale) => {
    const dataset = entries.map(({document}) => document)
    const pages = ofType('page').filter(({language}) => language === locale)
    const lost = []
    for (const page of pages) {
      const params = {locale, path: page.document['path'], parent: homePath}
      const found = await evaluate(parse(pageQuery, {params}), {dataset, params})
      const content = conform(pageQuery, (await found.get()) as PageContent)
      const written = plain(
        pageMarkdown(insertFigures(content, figures as FigureNote[], locale), locale),
      )
      const {sections} = page.document
      const copy = copyOf({...page, document: {language: locale, sections: shown(sections)}})
      expect(copy.length).toBeGreaterThan(0)
      const texts = copy.filter(({at}) => !unwritten.test(at))
      // Copy has a word in place of code.
      const isLost = (one: Copy) =>
        rendered(one)
          .split('Code')
          .some((part) => !written.includes(plain(part)))
      lost.push(...texts.filter(isLost))
    }
    expectNone(lost, 'Write these fields in components/markdown/shape.ts or in their section')
  },
)
