import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

import {stringsIn} from '../../lib/platform/json.ts'

type Fields = Record<string, unknown>

/** A document to create; the Content Lake adds the other fields. */
export type NewDocument = Fields & {_id: string; _type: string}

type Language = 'en' | 'fr'

const languages: readonly Language[] = ['en', 'fr']
const seedFolder = new URL('../../content/', import.meta.url).pathname

/** Material for a language's articles: the seed's sentences, and values that all articles share. */
interface Seed {
  sentences: Record<Language, string[]>
  comparisons: Record<Language, string[]>
  figures: string[]
}

function readSeed(): Seed {
  const files = readdirSync(seedFolder, {recursive: true, encoding: 'utf8'})
  const documents = files
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(seedFolder, file), 'utf8')) as NewDocument)
  const idsOf = (type: string, language?: Language) =>
    documents
      .filter((document) => document._type === type && document['language'] === language)
      .map(({_id}) => _id)
  const sentencesOf = (language: Language) => [
    ...new Set(
      documents
        .filter((document) => document['language'] === language)
        .flatMap(stringsIn)
        .flatMap((text) => text.split(/(?<=[.?!])\s+/))
        .filter(isSentence),
    ),
  ]
  return {
    sentences: {en: sentencesOf('en'), fr: sentencesOf('fr')},
    comparisons: {en: idsOf('comparisonTable', 'en'), fr: idsOf('comparisonTable', 'fr')},
    figures: idsOf('figure'),
  }
}

const fewestWords = 6

function isSentence(text: string): boolean {
  const isWhole = /^\p{Lu}.*[.?!]$/u.test(text) && !/[{}<>]|https?:/.test(text)
  return isWhole && countWords(text) >= fewestWords
}

const countWords = (text: string) => text.split(/\s+/).length

/** Returns a seeded generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const seed = readSeed()
const fewestOfArticle = 1000
const mostOfArticle = 1800
const wordsOfTitle = 8
const longestSummary = 230
const day = 86_400_000
/** Older than every article of the seed. */
const newest = Date.UTC(2025, 4, 1)

const reference = (id: string) => ({_type: 'reference', _ref: id})
const idOf = (number: number, language: Language) => `growth-${number}-${language}`
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

const span = (key: string, text: string, marks: string[] = []) => ({
  _key: key,
  _type: 'span',
  marks,
  text,
})

const referenceWithKey = (id: string) => Object.assign({_key: id}, reference(id))

/** Writes one article, with keys unique within it. */
class Writer {
  readonly #language: Language
  readonly #number: number
  readonly #random: () => number
  #keys = 0
  words = 0

  constructor(number: number, language: Language) {
    this.#number = number
    this.#language = language
    this.#random = randomFrom(number * 2 + languages.indexOf(language))
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)]
    if (item === undefined) throw new Error('The seed has no text to generate articles from.')
    return item
  }

  sentence(): string {
    const sentence = this.pick(seed.sentences[this.#language])
    this.words += countWords(sentence)
    return sentence
  }

  sentences(count: number): string {
    return Array.from({length: count}, () => this.sentence()).join(' ')
  }

  heading(): string {
    return this.sentence()
      .split(/\s+/)
      .slice(0, wordsOfTitle)
      .join(' ')
      .replace(/[\p{P}\s]+$/u, '')
  }

  key(kind: string): string {
    this.#keys += 1
    return `${kind}-${this.#keys}`
  }

  block(text: string, options: Fields = {}): Fields {
    const children = [{_key: 'text-1', _type: 'span', marks: [], text}]
    return {
      _key: this.key('block'),
      _type: 'block',
      style: 'normal',
      markDefs: [],
      children,
      ...options,
    }
  }

  /** Returns two paragraphs: one with a figure, and one with a link to an earlier article. */
  paragraphs(): Fields[] {
    const figure = {_key: 'figure', _type: 'figureReference', figure: reference(this.figure())}
    const place = {_type: 'textLink', kind: 'page', page: reference(this.earlier())}
    return [
      this.block('', {
        children: [
          span('text-1', `${this.sentences(2)} `),
          figure,
          span('text-2', `. ${this.sentence()}`),
        ],
      }),
      this.block('', {
        markDefs: [{_key: 'link', ...place}],
        children: [
          span('text-1', `${this.sentences(3)} `),
          span('text-2', this.heading(), ['link']),
          span('text-3', '.'),
        ],
      }),
    ]
  }

  figure(): string {
    return this.pick(seed.figures)
  }

  /** Returns the id of an article that exists: strong references need one. */
  earlier(): string {
    if (this.#number === 0) return `page-blog-${this.#language}`
    return idOf(Math.floor(this.#random() * this.#number), this.#language)
  }

  list(): Fields[] {
    return Array.from({length: 4}, () =>
      this.block(this.sentence(), {listItem: 'bullet', level: 1}),
    )
  }

  table(): Fields {
    const columns = [this.heading(), this.heading(), this.heading()]
    const rows = Array.from({length: 4}, (_, index) => ({
      _key: `row-${index}`,
      _type: 'tableRow',
      cells: columns.map(() => this.heading()),
    }))
    return {
      _key: this.key('table'),
      _type: 'dataTable',
      caption: this.sentence().slice(0, 80),
      columns,
      rows,
    }
  }

  comparison(): Fields {
    const table = reference(this.pick(seed.comparisons[this.#language]))
    return {_key: this.key('comparison'), _type: 'embeddedComparison', table}
  }

  figures(): Fields {
    const ids = [...new Set([this.figure(), this.figure(), this.figure()])]
    return {_key: this.key('figures'), _type: 'figureRow', figures: ids.map(referenceWithKey)}
  }

  callout(): Fields {
    return {
      _key: this.key('callout'),
      _type: 'callout',
      tone: 'tip',
      title: this.heading(),
      text: [this.block(this.sentences(2))],
    }
  }

  section(inserted: Fields[]): Fields[] {
    return [
      this.block(this.heading(), {style: 'h2'}),
      ...this.paragraphs(),
      this.block(this.sentences(4)),
      ...inserted,
    ]
  }

  body(): Fields[] {
    const room = mostOfArticle - fewestOfArticle
    const wanted = fewestOfArticle + Math.floor(this.#random() * room)
    const opening = [this.block(this.sentences(3)), this.callout()]
    const inserts = [
      () => [this.comparison()],
      () => this.list(),
      () => [this.figures()],
      () => [this.table()],
    ]
    const sections: Fields[] = []
    for (let index = 0; this.words < wanted; index += 1) {
      sections.push(...this.section(inserts[index % inserts.length]?.() ?? []))
    }
    return [...opening, ...sections]
  }
}

const slugOf = (title: string, number: number) =>
  `${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-|-$/g, '')}-${number}`

function article(number: number, language: Language): NewDocument {
  const writer = new Writer(number, language)
  const title = writer.heading()
  const summary = writer.sentences(2).slice(0, longestSummary)
  const description = writer.sentences(2).slice(0, 155)
  const body = writer.body()
  const publishedAt = newest - number * day
  return {
    _id: idOf(number, language),
    _type: 'article',
    language,
    title,
    slug: {_type: 'slug', current: slugOf(title, number)},
    summary,
    readTime: Math.max(1, Math.round(writer.words / 200)),
    publishedAt: isoDay(publishedAt),
    updatedAt: isoDay(publishedAt + 30 * day),
    author: reference('author-cormac-daly'),
    body,
    related: [1, 2, 3]
      .map((step) => number - step)
      .filter((other) => other >= 0)
      .map((other) => Object.assign(referenceWithKey(idOf(other, language)), {_weak: true})),
    seo: {_type: 'seo', title: title.slice(0, 60), description, keywords: [title.slice(0, 30)]},
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
      value: {...reference(idOf(number, language)), _weak: true},
    })),
  }
}

/**
 * Returns an article in both languages: 1,000 to 1,800 words of the seed's sentences, with figures, a comparison, a
 * table and links to earlier articles. Higher numbers are older.
 */
export function makeArticle(number: number): NewDocument[] {
  return [...languages.map((language) => article(number, language)), translations(number)]
}

/** Returns the address of a generated article. */
export function hrefOf(number: number, language: Language): string {
  const {current} = article(number, language)['slug'] as {current: string}
  return `${language === 'en' ? '' : '/fr'}/blog/${current}`
}
