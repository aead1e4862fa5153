import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'
import {expect, test} from 'vitest'

import {readFacts} from '../../../studio/actions/checks/facts'
import {issuesIn} from '../../../studio/actions/checks/issues'
import {ask, type Fields} from '../content/dataset'
import {schema} from '../content/studio'

const type = schema.get('page') as ObjectSchemaType

const to = (id: string) => ({_type: 'reference', _key: id, _ref: id})

const system = {_rev: 'a', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z'}

const page = (_id: string, language: string, fields: object = {}): SanityDocument => ({
  ...system,
  _id,
  _type: 'page',
  title: _id,
  language,
  path: _id,
  seo: {description: 'What it is about.'},
  ...fields,
})

const faq = (_id: string, fields: object = {}): SanityDocument => ({
  ...system,
  _id,
  _type: 'faq',
  language: 'en',
  question: _id.split('.').at(-1),
  ...fields,
})

const sections = (...questions: string[]) => [
  {_type: 'faqList', _key: 'faqs', questions: questions.map(to)},
]

const records = [{language: 'fr', from: 'en'}]

const metadata = (id: string, languages: string[], fields: object = {}) => ({
  ...system,
  _id: `translation-${id}`,
  _type: 'translation.metadata',
  translations: languages.map((language) => ({language, value: {_ref: `${id}-${language}`}})),
  ...fields,
})

/**
 * A campaign in a release: an English page, its translation, a new question, and one that the release deletes. Beside it,
 * the originals of some translations.
 */
const dataset = [
  page('versions.spring.campaign', 'en', {sections: sections('asked', 'drafted', 'removed')}),
  page('versions.spring.campagne', 'fr'),
  {
    ...system,
    _id: 'link',
    _type: 'translation.metadata',
    translations: [
      {language: 'en', value: {_ref: 'campaign'}},
      {language: 'fr', value: {_ref: 'campagne'}},
    ],
    records,
  },
  {...system, _id: 'navigation', _type: 'navigation', headerMenu: {en: [], fr: []}},
  faq('versions.spring.asked'),
  faq('drafts.drafted'),
  faq('removed'),
  faq('versions.spring.removed', {_system: {delete: true}}),
  page('drafts.offer-en', 'en', {title: 'Drafted'}),
  page('offer-en', 'en', {title: 'Published'}),
  page('versions.spring.offer-en', 'en', {title: 'In spring'}),
  metadata('offer', ['en', 'fr'], {records}),
  page('drafts.idea-en', 'en', {title: 'An idea'}),
  metadata('idea', ['en', 'fr'], {records}),
  page('old-en', 'en'),
  metadata('old', ['en', 'fr']),
  metadata('gone', ['en', 'fr'], {records}),
]

/** Queries all documents with the perspective `raw`. */
const client = {
  withConfig: () => client,
  fetch: (query: string, params: Fields) => ask(query, params, dataset),
} as unknown as SanityClient

async function issuesOf(document: SanityDocument | undefined) {
  if (!document) throw new Error('There is no such document.')
  const {facts} = await readFacts(client, type, document, ['www.site.example'])
  return issuesIn(type, document, facts).map(({kind, about}) => [kind, about])
}

test('a version is checked against the content of its release', async () => {
  expect(await issuesOf(dataset[0] as SanityDocument)).toEqual([
    ['unpublished', 'drafted'],
    ['unpublished', 'removed'],
  ])
})

test('a draft is checked against the published content', async () => {
  const draft = page('drafts.campaign', 'en', {sections: sections('asked', 'removed')})
  expect(await issuesOf(draft)).toEqual([
    ['unpublished', 'asked'],
    ['translation', 'fr'],
  ])
})

test.each([
  ['the published original', 'drafts.offer-fr', 'fr', 'Published'],
  ['the original in the same release', 'versions.spring.offer-fr', 'fr', 'In spring'],
  [
    'the published original, if the release leaves it',
    'versions.autumn.offer-fr',
    'fr',
    'Published',
  ],
  ['a draft, if nothing is published', 'drafts.idea-fr', 'fr', 'An idea'],
  ['nothing, if it is the original', 'drafts.offer-en', 'en', null],
  ['nothing without a record', 'drafts.old-fr', 'fr', null],
  ['nothing once the original is deleted', 'drafts.gone-fr', 'fr', null],
  ['nothing in a language that the site lacks', 'drafts.offer-xx', 'xx', null],
])('a translation is compared with %s', async (_with, id, language, title) => {
  const {facts} = await readFacts(client, type, page(id, language), ['www.site.example'])
  const texts = facts.translation?.source.map(({text}) => text) ?? [null]
  expect(texts[0]).toBe(title)
  expect(facts.translation?.record).toEqual(title ? records[0] : undefined)
})
