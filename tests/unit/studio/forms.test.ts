import {describe, expect, test} from 'vitest'

import {defaultLocale, locales} from '../../../lib/i18n/locales'
import {schemaTypesIn} from '../../../schemas'
import {article as articleType} from '../../../schemas/documents/article'
import {ask} from '../content/dataset'

interface Part {
  name?: string
  type?: string
  fields?: Part[]
  of?: Part[]
  hidden?: boolean | ((context: object) => boolean)
  options?: {filter?: (context: object) => {filter: string; params?: Record<string, unknown>}}
}

/** A part of the schema by its way: `article.untranslatedSlugs.untranslatedSlug`. */
function partAt(way: string): Part {
  const types = schemaTypesIn('en-US') as unknown as Part[]
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

test.each(['link', 'textLink'])('a %s shows the field that its kind needs', (type) => {
  const shown = (kind: string) =>
    ['page', 'url'].filter((name) => {
      const {hidden} = partAt(`${type}.${name}`)
      return typeof hidden !== 'function' || !hidden({parent: {kind}})
    })
  expect(['page', 'url', 'cta', 'app'].map(shown)).toEqual([['page'], ['url'], [], []])
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
  return ask(`*[${filter}]._id`, params, offered)
}

describe('references', () => {
  test.each(['page.sections.reference', 'faqList.questions.reference', 'exitPopup.page'])(
    'of %s are to documents in the same language',
    async (way) => {
      expect(await offeredBy(way, 'fr')).toEqual(['french'])
      expect(await offeredBy(way, 'en')).toEqual(['english', 'for-french'])
      expect(await offeredBy(way, undefined)).toEqual(['english', 'french', 'for-french'])
    },
  )

  test.each(['link.page', 'article.related.reference'])(
    'of %s are to what readers of the language can read',
    async (way) => {
      expect(await offeredBy(way, 'fr')).toEqual(['french', 'for-french'])
      expect(await offeredBy(way, 'en')).toEqual(['english', 'for-french'])
      expect(await offeredBy(way, undefined, ['headerMenu', 'fr'])).toEqual([
        'french',
        'for-french',
      ])
      expect(await offeredBy(way, 'en', ['headerMenu', 'fr'])).toEqual(['english', 'for-french'])
      expect(await offeredBy(way, undefined, ['links'])).toEqual([
        'english',
        'french',
        'for-french',
      ])
    },
  )
})

describe('a new article', () => {
  test('is shown in every other language', () => {
    const {initialValue} = articleType.fields.find(({name}) => name === 'untranslatedSlugs') as {
      initialValue?: () => {language: string}[]
    }
    const others = locales.filter((locale) => locale !== defaultLocale)
    expect(initialValue?.().map(({language}) => language)).toEqual(others)
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
