import {readSeed} from '../../local/starter/seed-documents.ts'

/** A document to create; the Content Lake adds the other fields. */
type NewDocument = Record<string, unknown> & {_id: string; _type: string}

type Language = 'en' | 'fr'

const languages: readonly Language[] = ['en', 'fr']

const originals = readSeed()
  .map(({document}) => document)
  .filter(({_type}) => _type === 'article')

const day = 86_400_000
/** Older than every article of the seed. */
const newest = Date.UTC(2025, 4, 1)
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const idOf = (number: number, language: Language) => `growth-${number}-${language}`
const slugOf = (number: number) => `growth-${number}`

const weakReference = (id: string) => ({_key: id, _type: 'reference', _ref: id, _weak: true})

function article(number: number, language: Language): NewDocument {
  const original = originals[number % originals.length]
  if (!original) throw new Error('The seed has no articles.')
  const publishedAt = newest - number * day
  return {
    ...original,
    _id: idOf(number, language),
    _type: 'article',
    language,
    title: `${String(original['title'])}, ${number}`,
    slug: {_type: 'slug', current: slugOf(number)},
    // Only the original may have these addresses.
    untranslatedSlugs: undefined,
    canonicalPath: undefined,
    publishedAt: isoDay(publishedAt),
    updatedAt: isoDay(publishedAt + 30 * day),
    related: [1, 2, 3]
      .map((step) => number - step)
      .filter((other) => other >= 0)
      .map((other) => weakReference(idOf(other, language))),
  }
}

function translations(number: number): NewDocument {
  return {
    _id: `translation-growth-${number}`,
    _type: 'translation.metadata',
    schemaTypes: ['article'],
    translations: languages.map((language) => ({
      _key: language,
      _type: 'internationalizedArrayReferenceValue',
      language,
      value: {_type: 'reference', _ref: idOf(number, language), _weak: true},
    })),
  }
}

/**
 * Returns a copy of one of the seed's articles for both languages, in English: 1,300 to 1,900 words with tables,
 * figures and links. Higher numbers are older.
 */
export function makeArticle(number: number): NewDocument[] {
  return [...languages.map((language) => article(number, language)), translations(number)]
}

/** Returns the address of a generated article. */
export function hrefOf(number: number, language: Language): string {
  return `${language === 'en' ? '' : '/fr'}/blog/${slugOf(number)}`
}
