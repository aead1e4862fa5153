import {expect, test} from 'vitest'

import {entries, type Fields} from '../content/dataset'
import {problemsOf} from '../content/studio'
import {expectNone} from '../expect-none.ts'

const documentOf = (id: string): Fields => {
  const found = entries.find(({document}) => document['_id'] === id)
  if (!found) throw new Error(`content/ has no ${id}`)
  return found.document
}

const about = documentOf('page-about-en')
const anArticle = entries.find(({document}) => document['_type'] === 'article')

const draft = (document: Fields, fields: Fields): Fields => ({
  ...document,
  _id: 'drafts.of-a-test',
  ...fields,
})

const seo = {_type: 'seo', title: 'x'.repeat(200), description: 'Short.'}

const sections = [
  {
    _key: 'a',
    _type: 'invitation',
    heading: 'The next step, in one line…',
    text: 'Faster by {{no-such-figure}}.',
    links: [
      {_key: 'b', _type: 'link', label: 'Read', kind: 'page'},
      {_key: 'c', _type: 'link', label: 'Read', kind: 'url'},
    ],
  },
]

const untranslatedSlugs = [
  {_key: 'a', _type: 'untranslatedSlug', language: 'fr', slug: 'Not a slug'},
]

const table = {
  _key: 'a',
  _type: 'dataTable',
  caption: 'A table',
  columns: ['One', 'Two'],
  rows: [{_key: 'b', _type: 'tableRow', cells: ['Alone']}],
}

const comparison = {
  _type: 'comparisonTable',
  language: 'en',
  columns: ['One', 'Two'],
  rows: [{_key: 'a', _type: 'row', criterion: 'Alone', cells: []}],
}

test.each([
  ['a page', draft(about, {seo, sections})],
  ['an article', draft(anArticle?.document ?? {}, {untranslatedSlugs, slug: {current: 'No Slug'}})],
  ['an empty article', draft({_type: 'article', language: 'en'}, {body: [table]})],
  ['a comparison', draft(comparison, {})],
  ['a redirect', draft({_type: 'redirect', from: '/about', to: '/nowhere'}, {})],
  ['a redirect to itself', draft({_type: 'redirect', from: '/studio', to: '/studio'}, {})],
  ['a figure', draft({_type: 'figure', label: {}, value: 2, upTo: 1}, {})],
])('the error for %s exists in French', async (_, document) => {
  const [english, french] = [await problemsOf(document), await problemsOf(document, 'fr-FR')]
  expect(french.map(({path}) => path)).toEqual(english.map(({path}) => path))
  expect(english.length).toBeGreaterThan(0)
  const same = french.filter(({message}, index) => message === english[index]?.message)
  expectNone(same, 'Give these messages in French')
})

test('errors with a path are localized', async () => {
  const messages = (await problemsOf(draft(about, {sections}), 'fr-FR')).map(({message}) => message)
  expect(messages).toContain('Ce texte est un exemple. Écrivez le vôtre, ou supprimez-le.')
  expect(messages).toContain(
    'Aucun chiffre ne s’appelle no-such-figure. Les visiteurs verraient un tiret à la place.',
  )
})
