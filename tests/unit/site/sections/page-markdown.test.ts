import {evaluate, parse} from 'groq-js'
import {expect, it} from 'vitest'

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
  targetOf,
} from '../../content/dataset'
import {expectNone} from '../../expect-none.ts'

/** Letters and digits alone, without link targets. */
const plain = (markdown: string) =>
  markdown.replaceAll(/\]\([^)]*\)/g, '').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What only assistive technology reads, settings, and texts that others have replaced. */
const unwritten = /\.(?:about|alt|crm|currency)$|sections\[\d+\]\.label$/

/** Whether a question is shown. */
const isConfirmed = (question: object) => targetOf(question)?.document['toConfirm'] !== true

/** The sections that Markdown shows, with the texts of today. */
const shown = (sections: unknown) =>
  (sections as SectionContent[])
    .filter(({_type}) => _type !== 'exitPopup')
    .filter((section) => section._type !== 'faqList' || section.questions.some(isConfirmed))
    .map((section) =>
      'headingAfter' in section ? Object.assign({}, section, {heading: ''}) : section,
    )

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
      const markdown = pageMarkdown(insertFigures(content, figures as FigureNote[], locale), locale)
      const written = plain(markdown)
      const {sections} = page.document
      const copy = copyOf({...page, document: {language: locale, sections: shown(sections)}})
      expect(copy.length).toBeGreaterThan(0)
      expect(markdown.match(/^# .*/gm)).toHaveLength(1)
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
