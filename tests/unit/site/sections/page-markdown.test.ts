import {expect, it} from 'vitest'

import {articleMarkdown} from '../../../../components/blog/article-page.markdown'
import {articleQuery} from '../../../../components/blog/article-query'
import {pageQuery} from '../../../../components/sections/page-query'
import {pageMarkdown} from '../../../../components/sections/page.markdown'
import type {Locale} from '../../../../lib/i18n/locales'
import {conform} from '../../../../lib/sanity/conform'
import {insertFigures} from '../../../../lib/sanity/figures'
import type {Article} from '../../../../lib/sanity/pages'
import type {
  ArticleContent,
  FigureNote,
  PageContent,
  SectionContent,
} from '../../../../lib/sanity/types'
import {blogPath, homePath} from '../../../../lib/urls/paths'
import {lastByDay} from '../../../nightly'
import {
  ask,
  type Copy,
  copyOf,
  type Fields,
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

/** Reads a document as the site does, with its figures. */
async function read<T extends PageContent | ArticleContent>(
  query: string,
  params: Fields,
  locale: Locale,
): Promise<T> {
  const content = conform(query, await ask<T>(query, params))
  return insertFigures(content, figures as FigureNote[], locale)
}

/** The texts of a document that its Markdown lacks. Copy has a word in place of code. */
function lostIn(markdown: string, copy: Copy[]): Copy[] {
  const written = plain(markdown)
  expect(copy.length).toBeGreaterThan(0)
  expect(markdown.match(/^# .*/gm)).toHaveLength(1)
  return copy
    .filter(({at}) => !unwritten.test(at))
    .filter((one) =>
      rendered(one)
        .split('Code')
        .some((part) => !written.includes(plain(part))),
    )
}

it.each(lastByDay(offeredLocales))(
  'the Markdown of each page in %s says all that its sections say',
  async (locale) => {
    const lost = []
    for (const page of ofType('page').filter(({language}) => language === locale)) {
      const {path, sections} = page.document
      const content = await read<PageContent>(pageQuery, {locale, path, parent: homePath}, locale)
      const document = {language: locale, sections: shown(sections)}
      const markdown = pageMarkdown(content, locale)
      lost.push(...lostIn(markdown, copyOf({...page, document})))
      // A popup is for visitors about to leave.
      const popups = content.sections.flatMap((section) =>
        section._type === 'exitPopup' ? section.heading : [],
      )
      expect(popups.filter((heading) => markdown.includes(heading))).toEqual([])
    }
    expectNone(lost, 'Write these fields in components/markdown/shape.ts or in their section')
  },
)

it('the Markdown of each article says all that its text says', async () => {
  const lost = []
  for (const article of ofType('article')) {
    const {slug, title, summary, body, language} = article.document
    const params = {locale: language, slug: (slug as Fields)['current'], href: ''}
    const content = await read<ArticleContent>(articleQuery, params, 'en')
    const whole = {content, language: 'en', figures: []} as unknown as Article
    const markdown = articleMarkdown(whole, {locale: 'en', path: blogPath, blog: null})
    lost.push(...lostIn(markdown, copyOf({...article, document: {language, title, summary, body}})))
  }
  expectNone(lost, 'Write these fields in components/blocks/long-text.markdown.ts')
})
