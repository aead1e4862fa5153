import {evaluate, parse} from 'groq-js'
import {expect, it} from 'vitest'

import {
  linkFragment,
  pictureCredit,
  pictureFragment,
  questionsFragment,
  readTime,
} from '../../../../lib/sanity/fragments'

/** Evaluates a projection or an expression of a document, beside others that it refers to. */
async function ask(groq: string, document: object, {locale = 'en', others = [] as object[]} = {}) {
  const dataset = [{_id: 'it', ...document}, ...others]
  const tree = parse(`*[_id == "it"][0]{${groq}}`, {params: {locale}})
  return (await (await evaluate(tree, {dataset, params: {locale}})).get()) as Record<
    string,
    unknown
  >
}

const asset = {
  _id: 'image-x',
  altText: {en: 'From the library', fr: 'De la bibliothèque'},
  creditLine: {en: 'By Ann', fr: 'Par Ann'},
  metadata: {isOpaque: true, lqip: 'blurred'},
}
const picture = {asset: {_type: 'reference', _ref: 'image-x'}}

it.each([
  ['en', {...picture, alt: 'Its own'}, 'Its own'],
  ['fr', {...picture, alt: 'Le sien'}, 'Le sien'],
  ['en', {...picture, alt: ''}, ''],
  ['en', picture, 'From the library'],
  ['fr', picture, 'De la bibliothèque'],
  ['fr', {}, ''],
])('a picture in %s has its own alternative text before the library’s: %j', async (...given) => {
  const [locale, document, alt] = given
  expect((await ask(pictureFragment, document, {locale, others: [asset]}))['alt']).toBe(alt)
})

it('a picture has a blurred preview unless it is transparent, and the credit of the language', async () => {
  const transparent = {...asset, metadata: {...asset.metadata, isOpaque: false}}
  expect(await ask(pictureFragment, picture, {others: [asset]})).toMatchObject({
    asset: {_id: 'image-x', preview: 'blurred'},
  })
  expect(await ask(pictureFragment, picture, {others: [transparent]})).toMatchObject({
    asset: {preview: null},
  })
  for (const [locale, credit] of [
    ['en', 'By Ann'],
    ['fr', 'Par Ann'],
  ] as const) {
    expect(await ask(`"is": ${pictureCredit}`, {picture}, {locale, others: [asset]})).toEqual({
      is: credit,
    })
  }
})

it.each([
  ['page', {url: null, page: {path: 'about'}}],
  [undefined, {url: null, page: {path: 'about'}}],
  ['url', {url: 'https://elsewhere.example', page: null}],
  ['app', {url: null, page: null}],
  ['cta', {url: null, page: null}],
])('a link of the kind %s has no target of another kind', async (kind, target) => {
  const about = {_id: 'about', _type: 'page', language: 'en', path: 'about'}
  const page = {_type: 'reference', _ref: 'about'}
  const link = {kind, url: 'https://elsewhere.example', page}
  expect(await ask(linkFragment, link, {others: [about]})).toMatchObject(target)
})

const text = (words: number) => [
  {_type: 'block', children: [{_type: 'span', text: Array(words).fill('word').join(' ')}]},
]

it.each([
  [{readTime: 7, body: text(10)}, 7],
  [{body: text(1)}, 1],
  [{body: text(299)}, 1],
  [{body: text(300)}, 2],
  [{body: text(2000)}, 10],
  [{}, 1],
])('an article takes its editor’s minutes, or one per 200 words', async (document, minutes) => {
  expect(await ask(`"is": ${readTime}`, document)).toEqual({is: minutes})
})

it('a list leaves out the questions whose answers are to be confirmed', async () => {
  const others = [
    {_id: 'confirmed', _type: 'faq', question: 'Why?', answer: text(1)},
    {_id: 'open', _type: 'faq', question: 'When?', answer: text(1), toConfirm: true},
    {_id: 'imported', _type: 'faq', question: 'Who?', answer: text(1), toConfirm: 'true'},
  ]
  const questions = others.map(({_id}) => ({_key: _id, _type: 'reference', _ref: _id}))
  const shown = await ask(questionsFragment, {questions}, {others})
  expect(shown).toMatchObject({questions: [{_key: 'confirmed', question: 'Why?'}]})
})
