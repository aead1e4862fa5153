import {SyncIcon} from '@sanity/icons/Sync'
import {TransferIcon} from '@sanity/icons/Transfer'
import {evaluate, parse} from 'groq-js'
import type {InitialValueResolverContext} from 'sanity'
import {describe, expect, test} from 'vitest'

import {defaultLocale, locales} from '../../../lib/i18n/locales'
import {isJsonObject} from '../../../lib/server/json'
import {schemaTypesIn} from '../../../schemas'
import {type InterfaceLanguage, interfaceLanguages} from '../../../schemas/bilingual'
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

const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce(
      (inside: unknown, step) =>
        isJsonObject(inside) || Array.isArray(inside) ? Object(inside)[step] : undefined,
      value,
    )

/** What lists show of a value. */
function previewOf(way: string, value: object, language: InterfaceLanguage = 'en-US'): object {
  const {select = {}, prepare = (selection: object) => selection} =
    partAt(way, language).preview ?? {}
  const selected = Object.entries(select).map(([name, path]) => [name, valueAt(value, path)])
  return prepare(Object.fromEntries(selected))
}

const picture = {asset: {_ref: 'image-a'}}
const seo = {image: picture}

describe('lists show', () => {
  test.each<[string, object, object, object?]>([
    [
      'page',
      {title: 'À propos', path: 'a-propos', language: 'fr', seo},
      {title: 'À propos', subtitle: 'FR · /fr/a-propos', media: picture},
    ],
    ['page', {title: 'Home', path: '/', language: 'en'}, {title: 'Home', subtitle: 'EN · /'}],
    ['page', {title: 'New', language: 'en'}, {title: 'New', subtitle: 'EN'}],
    ['page', {title: 'New', path: 'new', language: 'xx'}, {title: 'New', subtitle: 'XX · new'}],
    [
      'article',
      {title: 'Why', slug: {current: 'why'}, publishedAt: '2026-03-02', language: 'en', seo},
      {title: 'Why', subtitle: 'EN · 2026-03-02 · why', media: picture},
    ],
    [
      'article.untranslatedSlugs.untranslatedSlug',
      {language: 'en', slug: 'why'},
      {title: 'English', subtitle: 'why'},
      {title: 'Anglais', subtitle: 'why'},
    ],
    [
      'redirect',
      {from: '/a', to: '/b', automatic: true},
      {title: '/a', subtitle: '→ /b', media: SyncIcon},
    ],
    ['redirect', {from: '/a'}, {title: '/a', subtitle: '→ ', media: TransferIcon}],
    [
      'featureCard',
      {title: 'Voice', text: 'You speak.', language: 'en'},
      {title: 'Voice', subtitle: 'EN · You speak.'},
    ],
    [
      'faq',
      {question: 'Why?', answer: [{children: [{text: 'Because.'}]}], language: 'fr'},
      {title: 'Why?', subtitle: 'FR · Because.'},
    ],
    [
      'comparisonTable',
      {title: 'CRMs', columns: ['Theirs', 'Ours'], language: 'en'},
      {title: 'CRMs', subtitle: 'EN · Theirs, Ours'},
    ],
    ['comparisonTable', {title: 'CRMs', language: 'en'}, {title: 'CRMs', subtitle: 'EN'}],
    ['comparisonTable.rows.row', {criterion: 'Price'}, {title: 'Price'}],
    [
      'sharedSection',
      {title: 'Offer', language: 'en', sections: [{heading: 'Try it'}]},
      {title: 'Offer', subtitle: 'EN · Try it'},
    ],
    [
      'figure',
      {
        key: 'hours',
        value: 5,
        upTo: 8,
        suffix: {en: ' h', fr: ' heures'},
        label: {en: 'Week', fr: 'Semaine'},
      },
      {title: '5–8 h · Week', subtitle: '{{hours}}'},
      {title: '5–8 heures · Semaine', subtitle: '{{hours}}'},
    ],
    ['figure', {value: 0}, {title: '0 · ', subtitle: '{{}}'}],
    ['figure', {}, {title: ' · ', subtitle: '{{}}'}],
    [
      'author',
      {name: 'Ada', role: {en: 'Founder', fr: 'Fondatrice'}},
      {title: 'Ada', subtitle: 'Founder'},
      {title: 'Ada', subtitle: 'Fondatrice'},
    ],
    ['roiSettings', {}, {title: 'Calculator'}, {title: 'Calculateur'}],
    ['navigation', {}, {title: 'Menus and footer'}, {title: 'Menus et pied de page'}],
    ['callsToAction', {}, {title: 'Calls to action'}, {title: 'Appels à l’action'}],
    ['siteSettings', {name: 'Ours'}, {title: 'Ours'}],
    [
      'link',
      {label: 'Read', kind: 'page', page: {title: 'About'}, url: 'https://a.example'},
      {title: 'Read', subtitle: 'About'},
    ],
    [
      'link',
      {label: 'Go', kind: 'url', url: 'https://a.example', page: {title: 'About'}},
      {title: 'Go', subtitle: 'https://a.example'},
    ],
    ['link', {kind: 'url'}, {subtitle: ''}],
    [
      'link',
      {kind: 'cta'},
      {title: 'Label from the settings', subtitle: 'The call-to-action section'},
      {title: 'Libellé des paramètres', subtitle: 'La section de l’appel à l’action'},
    ],
    [
      'link',
      {label: 'Sign in', kind: 'app'},
      {title: 'Sign in', subtitle: 'The app'},
      {title: 'Sign in', subtitle: 'L’application'},
    ],
    ['textLink', {kind: 'page', page: {title: 'About'}}, {title: 'About'}],
    ['textLink', {kind: 'app'}, {title: 'The app'}, {title: 'L’application'}],
    [
      'callout',
      {title: 'Careful', tone: 'warning'},
      {title: 'Careful', subtitle: 'Warning'},
      {title: 'Careful', subtitle: 'Avertissement'},
    ],
    ['callout', {}, {subtitle: 'Note'}],
    [
      'figureRow',
      {figures: [{key: 'a'}, {key: 'b'}, {key: 'c'}]},
      {title: 'a, b', subtitle: 'Figures'},
      {title: 'a, b', subtitle: 'Chiffres'},
    ],
    [
      'figureRow',
      {figures: [{key: 'a'}]},
      {title: 'a', subtitle: 'Figures'},
      {title: 'a', subtitle: 'Chiffres'},
    ],
    [
      'hero',
      {title: 'Speak', heading: 'Not this'},
      {title: 'Speak', subtitle: 'Hero'},
      {title: 'Speak', subtitle: 'Bannière principale'},
    ],
    [
      'hero',
      {},
      {title: 'Hero', subtitle: 'Hero'},
      {title: 'Bannière principale', subtitle: 'Bannière principale'},
    ],
    [
      'steps',
      {heading: 'How', steps: []},
      {title: 'How', subtitle: 'Steps'},
      {title: 'How', subtitle: 'Étapes'},
    ],
    [
      'steps',
      {heading: 'How', steps: [1]},
      {title: 'How', subtitle: 'Steps · 1 item'},
      {title: 'How', subtitle: 'Étapes · 1 élément'},
    ],
    [
      'steps',
      {heading: 'How', steps: [1, 2]},
      {title: 'How', subtitle: 'Steps · 2 items'},
      {title: 'How', subtitle: 'Étapes · 2 éléments'},
    ],
    [
      'embeddedFaq',
      {questions: [{question: 'Why?'}]},
      {title: 'Why?', subtitle: 'Questions and answers'},
      {title: 'Why?', subtitle: 'Questions et réponses'},
    ],
    [
      'embeddedComparison',
      {table: {title: 'CRMs'}},
      {title: 'CRMs', subtitle: 'Comparison table'},
      {title: 'CRMs', subtitle: 'Tableau comparatif'},
    ],
  ])('of %s %j what tells it apart', (way, value, english, french = english) => {
    const previews = interfaceLanguages.map((language) => previewOf(way, value, language))
    expect(previews).toEqual([english, french])
  })

  test.each([
    ['relatedPages', 'pages'],
    ['pointList', 'points'],
    ['strengths', 'lists'],
    ['pricing', 'plans'],
    ['featureGrid', 'cards'],
    ['itemList', 'items'],
    ['demo', 'examples'],
    ['useCases', 'cases'],
    ['faqList', 'questions'],
    ['testimonials', 'items'],
    ['badges', 'items'],
    ['logoWall', 'logos'],
  ])('of %s how many of its %s there are', (name, list) => {
    expect(previewOf(name, {[list]: [1, 2, 3]})).toMatchObject({
      subtitle: expect.stringMatching(/ · 3 items$/),
    })
  })

  test.each([
    ['pictureWithText', 'picture'],
    ['founder', 'portrait'],
    ['video', 'picture'],
    ['illustration', 'picture'],
  ])('of %s its %s', (name, field) => {
    expect(previewOf(name, {[field]: picture})).toMatchObject({media: picture})
    expect(previewOf(name, {})).not.toHaveProperty('media')
  })
})

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

  test('the language, which nobody may change by hand', () => {
    for (const name of [
      'page',
      'article',
      'faq',
      'featureCard',
      'comparisonTable',
      'sharedSection',
    ])
      expect(partAt(`${name}.language`)).toMatchObject({hidden: true, readOnly: true})
    expect(partAt('redirect.automatic').readOnly).toBe(true)
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
