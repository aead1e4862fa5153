export type BenchDocument = Record<string, unknown> & {_id: string; _type: string}

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

/** Returns `count` documents: a site's settings, both home pages with what they refer to, and articles. */
export function makeDataset(count: number): BenchDocument[] {
  const documents = [...site('en'), ...site('fr'), settings]
  for (let number = 0; documents.length < count; number += 1) {
    documents.push(article(number, 'en'))
    if (documents.length < count) documents.push(article(number, 'fr'))
    if (documents.length < count) documents.push(translations(number))
  }
  return documents
}

const reference = (_ref: string) => ({_key: _ref, _type: 'reference', _ref, _weak: true})

const settings = {
  _id: 'settings',
  _type: 'settings',
  name: 'Site',
  menu: ['en', 'fr'].map((language) => ({
    _key: language,
    label: wordAt(7),
    page: reference(`home-${language}`),
  })),
}

/** A home page with twelve sections, each of which refers to three documents. */
function site(language: string): BenchDocument[] {
  const kinds = ['features', 'questions', 'figures'] as const
  const documents: BenchDocument[] = []
  const sections = Array.from({length: 12}, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'features'
    const own = [1, 2, 3].map((number) => ({
      _id: `${kind}-${index}-${number}-${language}`,
      _type: kind,
      language,
      title: sentence(index * 50 + number, 6),
      question: sentence(index * 60 + number, 9),
      label: wordAt(index),
      value: index * number,
      body: [paragraph('p', sentence(index * 70 + number, wordsOfParagraph))],
    }))
    documents.push(...own)
    const text = sentence(index * 80, 25)
    const references = own.map(({_id}) => reference(_id))
    return {
      _key: `s${index}`,
      _type: `${kind}Section`,
      title: wordAt(index),
      text,
      [kind]: references,
    }
  })
  const home = {
    _id: `home-${language}`,
    _type: 'page',
    language,
    path: '/',
    title: wordAt(1),
    sections,
  }
  return [...documents, home]
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
