import {describe, expect, it} from 'vitest'

import {pageMarkdown} from '../../../../components/sections/page.markdown'
import type {PageContent} from '../../../../lib/sanity/types'
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
