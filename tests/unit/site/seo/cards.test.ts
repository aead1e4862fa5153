import {expect, it} from 'vitest'

import type {ArticleContent, PageContent} from '../../../../lib/sanity/types'
import {articleCard, pageCard} from '../../../../lib/seo/share-card'

const pageOf = (...sections: object[]) => ({title: 'In menus', sections}) as unknown as PageContent

it.each([
  [[{title: 'The promise'}, {title: 'More'}], 'The promise'],
  [[{heading: 'How'}], 'How'],
  [[{heading: null}], 'In menus'],
  [[{label: 'By'}], 'In menus'],
  [[], 'In menus'],
])('the card of a page with %j says “%s”', (sections, title) => {
  const card = {locale: 'fr', siteName: 'The site', title, article: null}
  expect(pageCard(pageOf(...sections), 'fr', {name: 'The site'})).toEqual(card)
  expect(pageCard(pageOf(...sections), 'fr', null)).toEqual({...card, siteName: null})
})

it('the card of an article has its cover', () => {
  const cover = {form: 'cells', figures: null}
  const content = {title: 'Why', topic: 'data', cover, path: 'blog/why', readTime: 8}
  const card = {
    locale: 'en',
    siteName: 'The site',
    title: 'Why',
    article: {cover: {topic: 'data', drawing: cover, seed: 'blog/why'}, minutes: 8},
  }
  const written = content as unknown as ArticleContent
  expect(articleCard(written, 'en', {name: 'The site'})).toEqual(card)
  expect(articleCard(written, 'en', null)).toEqual({...card, siteName: null})
})
