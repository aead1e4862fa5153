import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

export type BenchDocument = Record<string, unknown> & {_id: string; _type: string}

const seedFolder = new URL('../../content/', import.meta.url).pathname
const vocabulary = 3000
const rareWords = 500
const paragraphs = 6
const wordsOfParagraph = 45

/** Returns a word; low numbers are common and most words are rare, as in natural text. */
function wordAt(number: number): string {
  const spread = (number * 2_654_435_761) % 4_294_967_296
  return `word${Math.floor(vocabulary * (spread / 4_294_967_296) ** 3)}`
}

/** Returns a word that occurs in one article out of five hundred. */
export function searchedWord(index: number): string {
  return `rare${(index * 31) % rareWords}`
}

/** Returns the English slug of an article. */
export function slugOf(number: number): string {
  return `article-${number}`
}

/** Returns `count` documents: both home pages, everything that they refer to, and articles. */
export function makeDataset(count: number): BenchDocument[] {
  const documents = withReferences(['page-home-en', 'page-home-fr'], readSeed())
  for (let number = 0; documents.length < count; number += 1) {
    documents.push(article(number, 'en'))
    if (documents.length < count) documents.push(article(number, 'fr'))
    if (documents.length < count) documents.push(translations(number))
  }
  return documents
}

function readSeed(): Map<string, BenchDocument> {
  const files = readdirSync(seedFolder, {recursive: true, encoding: 'utf8'})
  const documents = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => withoutAssets(readFileSync(join(seedFolder, file), 'utf8')))
  return new Map(documents.map((document) => [document._id, document]))
}

/** Images would have to be uploaded. */
function withoutAssets(text: string): BenchDocument {
  return JSON.parse(text, (name, value: unknown) => {
    return name === '_sanityAsset' ? undefined : value
  }) as BenchDocument
}

function withReferences(
  ids: readonly string[],
  seed: ReadonlyMap<string, BenchDocument>,
): BenchDocument[] {
  const found = new Map<string, BenchDocument>()
  const visit = (id: string) => {
    const document = seed.get(id)
    if (!document || found.has(id)) return
    found.set(id, document)
    const text = JSON.stringify(document)
    for (const [, target = ''] of text.matchAll(/"_ref":"([^"]+)"/g)) visit(target)
  }
  for (const id of ids) visit(id)
  return [...found.values()]
}

function article(number: number, language: string): BenchDocument {
  const seed = number * 1009
  return {
    _id: `bench-${number}-${language}`,
    _type: 'article',
    language,
    title: `${wordAt(seed)} ${wordAt(seed + 1)} ${wordAt(seed + 2)}`,
    summary: sentence(seed + 3, 20),
    slug: {_type: 'slug', current: `${slugOf(number)}${language === 'en' ? '' : '-fr'}`},
    publishedAt: new Date(Date.UTC(2020, 0, 1) + number * 3_600_000).toISOString(),
    readTime: 5,
    seo: {title: wordAt(seed), description: sentence(seed + 30, 15), keywords: [wordAt(seed + 9)]},
    body: Array.from({length: paragraphs}, (_, index) => {
      const rare = index === 0 ? ` rare${number % rareWords}` : ''
      return paragraph(`p${index}`, sentence(seed + index * 100, wordsOfParagraph) + rare)
    }),
    related: [1, 2].map((step) => ({
      _key: `r${step}`,
      _type: 'reference',
      _ref: `bench-${Math.max(0, number - step)}-${language}`,
      _weak: true,
    })),
  }
}

function sentence(seed: number, words: number): string {
  return Array.from({length: words}, (_, index) => wordAt(seed + index)).join(' ')
}

function paragraph(key: string, text: string): object {
  const span = {_key: `${key}s`, _type: 'span', text, marks: []}
  return {_key: key, _type: 'block', style: 'normal', markDefs: [], children: [span]}
}

function translations(number: number): BenchDocument {
  return {
    _id: `bench-translations-${number}`,
    _type: 'translation.metadata',
    translations: ['en', 'fr'].map((language) => ({
      _key: language,
      language,
      value: {_type: 'reference', _ref: `bench-${number}-${language}`, _weak: true},
    })),
  }
}
