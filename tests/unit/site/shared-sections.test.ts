import {createElement} from 'react'
import {prerender} from 'react-dom/static'
import {describe, expect, it} from 'vitest'

import {pageQuery} from '../../../components/sections/page-query'
import {pageMarkdown} from '../../../components/sections/page.markdown'
import {Sections} from '../../../components/sections/sections'
import {locales} from '../../../lib/i18n/locales'
import {conform} from '../../../lib/sanity/conform'
import {editIn, noEdit, sectionEdit} from '../../../lib/sanity/preview/edit'
import {blogQuery} from '../../../lib/sanity/queries'
import type {BlogContent, PageContent} from '../../../lib/sanity/types'
import {pageGraph} from '../../../lib/seo/structured-data'
import {shareableSections} from '../../../schemas/sections'
import {ask, dataset as seed, type Fields} from '../content/dataset'
import {examples} from '../content/examples'

type Section = Fields & {_type: string}

const _updatedAt = '2026-01-31T12:00:00Z'
const shareable = new Set<string>(shareableSections.map(({name}) => name))
const dataset = [...seed, ...examples].filter(({_type}) => _type !== 'article')

/** One section of each type that can be shared. */
const sections = [
  ...new Map(
    dataset
      .flatMap(({sections: own}) => (Array.isArray(own) ? (own as Section[]) : []))
      .filter(({_type}) => shareable.has(_type))
      .map((section) => [section._type, section]),
  ).values(),
].map((section, index): Section => Object.assign({}, section, {_key: `s${index}`}))

const idOf = ({_type}: Section) => `shared-${_type}`

const pageOf = (path: string, language: string, own: object[]) => ({
  _id: `${path}-${language}`,
  _type: 'page',
  _updatedAt,
  title: 'Shared',
  seo: {title: 'Shared', description: 'Its sections.'},
  path,
  language,
  sections: own,
})

const references = sections.map((section) => ({
  _type: 'reference',
  _key: section['_key'],
  _ref: idOf(section),
}))

const written = [
  ...sections.map((section) => ({
    _id: idOf(section),
    _type: 'sharedSection',
    _updatedAt,
    title: 'The name for editors',
    // The key in the document is another than in the page.
    sections: [{...section, _key: 'own'}],
  })),
  ...locales.flatMap((language) => [
    pageOf('own', language, sections),
    pageOf('shared', language, references),
    pageOf('broken', language, [{_type: 'reference', _key: 'gone', _ref: 'gone'}]),
  ]),
]

async function read<T>(query: string, params: Fields): Promise<T> {
  return conform(query, await ask<T>(query, params, [...dataset, ...written]))
}

const pageAt = (path: string, locale: string) =>
  read<PageContent>(pageQuery, {locale, path, parent: '/'})

describe.each(locales)('shared sections in %s', (locale) => {
  it('a page looks the same whether its sections are its own or shared', async () => {
    const shown = async (path: string) => {
      const page = {...(await pageAt(path, locale)), path: 'own', _id: 'page'}
      const context = {locale, hasCta: true, edit: noEdit, page}
      const {prelude} = await prerender(createElement(Sections, {sections: page.sections, context}))
      return {
        html: await new Response(prelude).text(),
        markdown: pageMarkdown(page, locale),
        graph: pageGraph(page, null, locale),
      }
    }
    const own = await shown('own')
    expect(await shown('shared')).toEqual(own)
    expect(own.html).not.toContain('The name for editors')
    const {sections: rendered} = await pageAt('shared', locale)
    expect(new Set(rendered.map(({_type}) => _type))).toEqual(shareable)
  })

  it('a click in a preview opens the shared document, or the page', async () => {
    for (const path of ['own', 'shared']) {
      const page = await pageAt(path, locale)
      for (const {_key, _type} of page.sections) {
        const {'data-sanity': place = ''} = sectionEdit(editIn('/studio'), page, _key)('heading')
        const [id, key] = path === 'own' ? [`own-${locale}`, _key] : [`shared-${_type}`, 'own']
        expect(place).toContain(`id=${id};`)
        expect(place).toContain(`sections:${key}.heading`)
      }
    }
  })

  it('a reference to a document that is gone shows nothing', async () => {
    expect((await pageAt('broken', locale)).sections).toEqual([])
  })
})

it('articles end with the invitation of the blog page, shared or not', async () => {
  const [own, shared] = await Promise.all(
    ['own', 'shared'].map((path) => read<BlogContent>(blogQuery, {locale: 'en', path})),
  )
  expect(own?.invitation).toMatchObject({_type: 'invitation'})
  expect(shared?.invitation).toEqual(own?.invitation)
})
