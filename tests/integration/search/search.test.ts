import {beforeAll, describe, expect, test, vi} from 'vitest'

import type {client} from '../../../lib/sanity/clients'
import {mostAtOnce} from '../../../lib/search/limits'
import type {Result, Search} from '../../../lib/search/search'
import {useLake} from '../lake.ts'

const used = useLake()

const outage = vi.hoisted(() => ({isDown: false}))

// Lets the site's client query this file's lake.
vi.mock('../../../lib/sanity/clients', () => ({
  client: {
    fetch: async (...parameters: Parameters<typeof client.fetch>) => {
      if (outage.isDown) throw new Error(`Request failed for ${JSON.stringify(parameters[1])}`)
      return used.anonymous.fetch(...parameters)
    },
  },
}))

const {searchSite} = await import('../../../lib/search/search')

interface Words {
  title: string
  description?: string
  keywords?: string[]
  noIndex?: boolean | 'true'
}

function seo({description = 'About it.', ...words}: Words) {
  return {description, ...words}
}

const paragraph = (...texts: string[]) => ({
  _type: 'block',
  style: 'normal',
  children: texts.map((text) => ({_type: 'span', text})),
})

function page(id: string, language: string, words: Words, sections: object[] = []) {
  return {_id: id, _type: 'page', language, title: id, path: id, seo: seo(words), sections}
}

function article(id: string, words: Words & {day: string}, body: object[] = [], slug?: string) {
  const {title, description, day} = words
  return {
    _id: id,
    _type: 'article',
    language: 'en',
    title,
    summary: description ?? 'A summary.',
    slug: {current: id},
    readTime: 7,
    publishedAt: day,
    body,
    seo: seo({title}),
    untranslatedSlugs: slug ? [{language: 'fr', slug}] : [],
  }
}

beforeAll(async () => {
  const documents: ({_id: string; _type: string} & Record<string, unknown>)[] = [
    page('in-title', 'en', {title: 'Dictation for reps'}),
    page('in-keywords', 'en', {title: 'Talking', keywords: ['dictation software']}),
    page('in-description', 'en', {title: 'Speaking', description: 'Is dictation enough?'}),
    page('in-heading', 'en', {title: 'Telling'}, [{_type: 'tip', heading: 'Beyond dictation'}]),
    article('in-body', {title: 'Voice', day: '2025-01-01'}, [
      paragraph('Something else.'),
      paragraph('After ', 'dictation', ' comes the record.'),
    ]),
    article('in-code', {title: 'Templates', day: '2024-01-01'}, [
      {_type: 'codeSample', code: 'Greeting {{gain}}'},
      {
        _type: 'block',
        children: [
          {_type: 'span', text: 'Salutation {{gain}} '},
          {_type: 'span', text: '{{gain}}', marks: ['code']},
        ],
      },
    ]),
    page('hidden', 'en', {title: 'Dictation, hidden', noIndex: true}),
    page('imported', 'en', {title: 'Dictation, imported', noIndex: 'true'}),
    page('search', 'en', {title: 'Dictation, searched'}),
    page('donnees', 'fr', {title: 'Vos données', description: 'L’équipe et ses données.'}),
    page('coeur', 'fr', {title: 'Au cœur de l’œuvre', description: 'L’ex æquo écrit un e-mail.'}),
    page('oe', 'fr', {title: 'Oeuvres', description: 'Ex aequo, un email de la Hauptstrasse.'}),
    page('faits', 'fr', {title: 'Les faits'}, [
      {_type: 'faqList', questions: [{_type: 'reference', _ref: 'question'}]},
    ]),
    page('partages', 'fr', {title: 'Partagés'}, [{_type: 'reference', _ref: 'partage'}]),
    {
      _id: 'partage',
      _type: 'sharedSection',
      language: 'fr',
      title: 'Accroche interne',
      sections: [{_type: 'tip', heading: 'Parlez à votre CRM', text: 'Dictez en marchant.'}],
    },
    page('chiffres', 'fr', {title: 'Les chiffres', description: 'Nous gagnons {{gain}} de temps.'}),
    article('offered', {title: 'Tokens offered', day: '2025-02-01'}, [], 'jetons'),
    article('translated', {title: 'Tokens translated', day: '2025-02-02'}, [], 'traduit'),
    {...page('jetons-fr', 'fr', {title: 'Traduit'}), _type: 'article', slug: {current: 'traduit'}},
    {
      _id: 'question',
      _type: 'faq',
      language: 'fr',
      question: 'Où vont nos réponses ?',
      answer: [paragraph('Elles restent en Irlande.')],
    },
    {_id: 'gain', _type: 'figure', key: 'gain', value: 67, suffix: {en: '%', fr: '\u202F%'}},
    {
      _id: 'translations',
      _type: 'translation.metadata',
      translations: ['translated', 'jetons-fr'].map((_ref) => ({
        value: {_type: 'reference', _ref},
      })),
    },
    {...page('in-draft', 'en', {title: 'Dictation, draft'}), _id: 'drafts.in-draft'},
  ]
  const transaction = used.editor.transaction()
  for (const document of documents) transaction.create(document)
  await transaction.commit()
})

function resultsOf(search: Search): Result[] {
  return search.kind === 'found' ? [...search.own, ...search.others] : []
}

async function find(locale: 'en' | 'fr', query: string): Promise<string[]> {
  return resultsOf(await searchSite(locale, query)).map(({id}) => id)
}

const textOf = (pieces: Result['title']) =>
  pieces.map(({text, marked}) => (marked ? `[${text}]` : text)).join('')

describe('a search', () => {
  test('ranks titles before keywords and descriptions, then headings and texts', async () => {
    const found = await find('en', 'dictation')
    expect(found[0]).toBe('in-title')
    expect(found.slice(1, 3).sort()).toEqual(['in-description', 'in-keywords'])
    expect(found.slice(3)).toEqual(['in-heading', 'in-body'])
  })

  test.each([
    ['donnees', ['donnees']],
    ['DONNÉES équ', ['donnees']],
    ['l’équipe', ['donnees']],
    ['coeur', ['coeur']],
    ['CŒUR', ['coeur']],
    ['oeuvre', ['coeur', 'oe']],
    ['œuvre', ['coeur', 'oe']],
    ['aequo', ['coeur', 'oe']],
    ['æquo', ['coeur', 'oe']],
    ['Hauptstraße', ['oe']],
    ['email', ['oe', 'coeur']],
    ['e-mail', ['coeur', 'oe']],
    ['écrit email', ['coeur']],
    ['onnees', []],
    ['dictation', []],
    ['irlande', ['faits']],
    ['marchant', ['partages']],
    ['équipe irlande', []],
    // Values that no reader sees: types, kinds of link, languages.
    ['accroche interne', []],
    ['block', []],
    ['normal', []],
  ] as const)('a French search for %s finds %j', async (query, ids) => {
    expect(await find('fr', query)).toEqual(ids)
  })

  test('excerpts contain the words and localized figures', async () => {
    const [shared] = resultsOf(await searchSite('fr', 'irlande'))
    expect(shared && textOf(shared.passage)).toBe('Elles restent en [Irlande].')
    const [counted] = resultsOf(await searchSite('fr', 'temps'))
    expect(counted && textOf(counted.passage)).toBe('Nous gagnons 67\u202F% de [temps].')
    const inCode = [await searchSite('en', 'greeting'), await searchSite('en', 'salutation')]
    expect(inCode.flatMap(resultsOf).map(({passage}) => textOf(passage))).toEqual([
      '[Greeting] {{gain}}',
      '[Salutation] 67% {{gain}}',
    ])
    const inBody = resultsOf(await searchSite('en', 'after dictation'))
    expect(inBody.map(({passage}) => textOf(passage))).toEqual([
      '[After] [dictation] comes the record.',
    ])
  })

  test('untranslated articles are listed separately, with their path in the language', async () => {
    const search = await searchSite('fr', 'tokens')
    expect(search).toMatchObject({
      kind: 'found',
      own: [],
      others: [{id: 'offered', href: '/fr/blog/jetons', language: 'en', readTime: 7}],
    })
    expect(await find('en', 'tokens')).toEqual(['translated', 'offered'])
  })

  test.each([
    ['quotes', '"\') || true || ("'],
    ['stars', '*** * -*'],
    ['a parameter', '$locale ${search}'],
    ['emoji', '🎙️👩‍👩‍👧'],
    ['null bytes', '\u0000\u0001'],
    ['the other direction', '\u202Eمبيعات\u202C'],
    ['a letter of marks', '\u0301\u0301'],
    ['many words', 'zq '.repeat(33)],
  ])('a search with %s finds nothing and does not throw', async (_, query) => {
    expect(await searchSite('en', query)).toEqual({kind: 'nothing', query})
  })

  test('a long query is not sent to the Content Lake', async () => {
    const query = 'dictation '.repeat(1000)
    expect(await searchSite('en', query)).toEqual({kind: 'tooLong', query})
  })

  test('concurrent searches are limited', async () => {
    const many = await Promise.all(
      Array.from({length: mostAtOnce + 5}, () => searchSite('en', 'dictation')),
    )
    expect(many.filter(({kind}) => kind === 'found')).toHaveLength(mostAtOnce)
    expect(many.filter(({kind}) => kind === 'unavailable')).toHaveLength(5)
    expect(await searchSite('en', 'dictation')).toMatchObject({kind: 'found'})
  })

  test('a search succeeds again after as many failed ones as may run at once', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    outage.isDown = true
    for (let failed = 0; failed < mostAtOnce; failed += 1)
      expect(await searchSite('en', 'dictation')).toMatchObject({kind: 'unavailable'})
    outage.isDown = false
    write.mockRestore()
    expect(await searchSite('en', 'dictation')).toMatchObject({kind: 'found'})
  })

  test('a search without a Content Lake fails and logs no query', async () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    outage.isDown = true
    expect(await searchSite('en', 'dictation')).toEqual({kind: 'unavailable', query: 'dictation'})
    outage.isDown = false
    const logged = write.mock.calls.flat().join('')
    write.mockRestore()
    expect(logged).toContain('search-failed')
    expect(logged).not.toContain('dictation')
  })
})
