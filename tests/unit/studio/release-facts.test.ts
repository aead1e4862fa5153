import type {SanityClient} from '@sanity/client'
import {evaluate, parse} from 'groq-js'
import {createSchema, type ObjectSchemaType, type SanityDocument} from 'sanity'
import {expect, test} from 'vitest'

import {schemaTypes} from '../../../schemas'
import {readFacts} from '../../../studio/actions/checks/facts'
import {issuesIn} from '../../../studio/actions/checks/issues'

const type = createSchema({name: 'facts', types: schemaTypes}).get('page') as ObjectSchemaType

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

/** A campaign in a release: an English page, its translation, a new question, and one that the release deletes. */
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
  },
  {...system, _id: 'navigation', _type: 'navigation', headerMenu: {en: [], fr: []}},
  faq('versions.spring.asked'),
  faq('drafts.drafted'),
  faq('removed'),
  faq('versions.spring.removed', {_system: {delete: true}}),
]

/** Queries all documents with the perspective `raw`. */
const client = {
  withConfig: () => client,
  fetch: async (query: string, params: Record<string, unknown>) => {
    const value = await evaluate(parse(query, {params}), {dataset, params})
    return value.get() as unknown
  },
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
