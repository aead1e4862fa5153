import {evaluate, parse} from 'groq-js'
import type {InitialValueResolverContext} from 'sanity'
import {describe, expect, test} from 'vitest'

import {defaultLocale, locales} from '../../../lib/i18n/locales'
import {schemaTypesIn} from '../../../schemas'
import {type InterfaceLanguage} from '../../../schemas/bilingual'
import {article as articleType} from '../../../schemas/documents/article'

interface Part {
  name?: string
  type?: string
  fields?: Part[]
  of?: Part[]
  hidden?: boolean | ((context: object) => boolean)
  readOnly?: boolean
  options?: {filter?: (context: object) => {filter: string; params?: Record<string, unknown>}}
  preview?: {
    select?: Record<string, string>
    prepare?: (selection: Record<string, unknown>) => object
  }
}

/** A part of the schema by its way: `article.untranslatedSlugs.untranslatedSlug`. */
function partAt(way: string, language: InterfaceLanguage = 'en-US'): Part {
  const types = schemaTypesIn(language) as unknown as Part[]
  return way.split('.').reduce(
    (part: Part, step) => {
      const inside = [...(part.fields ?? []), ...(part.of ?? [])]
      const found = inside.find(({name, type}) => (name ?? type) === step)
      if (!found) throw new Error(`The schema has no ${step} in ${way}`)
      return found
    },
    {fields: types},
  )
}

describe('forms hide', () => {
  const kinds = ['page', 'cta', 'app', 'url', undefined]
  const forms = ['cells', 'week', 'chart', undefined]

  test.each<[string, object[], boolean[]]>([
    ['link.page', kinds.map((kind) => ({parent: {kind}})), [false, true, true, true, true]],
    ['link.url', kinds.map((kind) => ({parent: {kind}})), [true, true, true, false, true]],
    ['textLink.page', [{parent: undefined}, {parent: {kind: 'page'}}], [true, false]],
    ['textLink.url', [{parent: undefined}, {parent: {kind: 'url'}}], [true, false]],
    ['drawing.figures', forms.map((form) => ({parent: {form}})), [false, false, true, true]],
    ['drawing.figures', [{parent: undefined}], [true]],
    [
      'article.untranslatedSlugs',
      [{document: {language: defaultLocale}}, {document: {language: 'fr'}}, {document: undefined}],
      [false, true, true],
    ],
    [
      'redirect.automatic',
      [{value: true}, {value: false}, {value: undefined}],
      [false, true, true],
    ],
    [
      'spotlight.headingAfter',
      [{parent: {until: '2026-03-02'}}, {parent: {}}, {}],
      [false, true, true],
    ],
    [
      'spotlight.textAfter',
      [{parent: {until: '2026-03-02'}}, {parent: {}}, {}],
      [false, true, true],
    ],
    [
      'video.captions',
      [{parent: {file: {asset: {}}}}, {parent: {file: {}}}, {}],
      [false, true, true],
    ],
  ])('%s where it does not apply', (way, contexts, isHidden) => {
    const {hidden} = partAt(way)
    expect(contexts.map((context) => typeof hidden === 'function' && hidden(context))).toEqual(
      isHidden,
    )
  })
})

const offered = [
  {_id: 'english', language: 'en'},
  {_id: 'french', language: 'fr'},
  {_id: 'for-french', language: 'en', untranslatedSlugs: [{language: 'fr'}]},
]

/** What a field offers to refer to. */
async function offeredBy(way: string, language: string | undefined, parentPath: string[] = []) {
  const {filter, params = {}} =
    partAt(way).options?.filter?.({document: {language}, parentPath}) ?? {}
  const query = parse(`*[${filter}]._id`, {params})
  return (await evaluate(query, {dataset: offered, params})).get()
}

describe('references', () => {
  test.each([
    'page.sections.reference',
    'featureGrid.cards.reference',
    'faqList.questions.reference',
    'embeddedFaq.questions.reference',
    'comparison.table',
    'embeddedComparison.table',
    'exitPopup.page',
  ])('of %s are to documents in the same language', async (way) => {
    expect(await offeredBy(way, 'fr')).toEqual(['french'])
    expect(await offeredBy(way, 'en')).toEqual(['english', 'for-french'])
    expect(await offeredBy(way, undefined)).toEqual(['english', 'french', 'for-french'])
  })

  test.each([
    'link.page',
    'textLink.page',
    'relatedPages.pages.reference',
    'article.related.reference',
  ])('of %s are to what readers of the language can read', async (way) => {
    expect(await offeredBy(way, 'fr')).toEqual(['french', 'for-french'])
    expect(await offeredBy(way, 'en')).toEqual(['english', 'for-french'])
    expect(await offeredBy(way, undefined, ['headerMenu', 'fr'])).toEqual(['french', 'for-french'])
    expect(await offeredBy(way, 'en', ['headerMenu', 'fr'])).toEqual(['english', 'for-french'])
    expect(await offeredBy(way, undefined, ['links'])).toEqual(['english', 'french', 'for-french'])
  })
})

describe('a new article', () => {
  test.each([
    [[], {}],
    [['ada'], {author: {_type: 'reference', _ref: 'ada'}}],
    [['ada', 'bo'], {}],
  ])('of the authors %j has the only one', async (ids, value) => {
    const perspectives: unknown[] = []
    const client = {
      withConfig: ({perspective}: {perspective: string}) => {
        perspectives.push(perspective)
        return {fetch: async () => ids}
      },
    }
    const context = {getClient: () => client} as unknown as InitialValueResolverContext
    expect(await articleType.initialValue(undefined, context)).toEqual(value)
    expect(perspectives).toEqual(['published'])
  })

  test('is shown in every other language', () => {
    const {initialValue} = articleType.fields.find(({name}) => name === 'untranslatedSlugs') as {
      initialValue?: () => {language: string; _key: string}[]
    }
    const shown = initialValue?.() ?? []
    expect(shown.map(({language}) => language)).toEqual(
      locales.filter((locale) => locale !== defaultLocale),
    )
    expect(shown[0]).toEqual({
      _type: 'untranslatedSlug',
      _key: expect.any(String),
      language: expect.any(String),
    })
  })

  test.each([
    ['Sales & AI', 'en', 'sales-and-ai'],
    ['Ventes & IA', 'fr', 'ventes-et-ia'],
    ['x'.repeat(97), 'en', 'x'.repeat(96)],
  ])('called “%s” in %s has the slug %s', (title, language, slug) => {
    const {options} = articleType.fields.find(({name}) => name === 'slug') as {
      options?: {slugify: (title: string, type: null, context: object) => string}
    }
    expect(options?.slugify(title, null, {parent: {language}})).toBe(slug)
  })
})
