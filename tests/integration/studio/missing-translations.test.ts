import {createSchema, type ObjectSchemaType, type SanityDocument} from 'sanity'
import {beforeAll, describe, expect, vi} from 'vitest'

import {schemaTypes} from '../../../schemas'
import {createMissing} from '../../../studio/tools/translations/create-missing'
import {pairsOf, wordsLeftIn} from '../../../studio/tools/translations/translation-pairs'
import {compareIn, listQuery, types} from '../../../studio/tools/translations/use-translation-pairs'
import {exportPairs, importXliff} from '../../../studio/tools/translations/xliff'
import {lakeTest, type UsedLake} from '../lake.ts'

const schema = createSchema({name: 'missing', types: schemaTypes})

const question = {_id: 'open', _type: 'faq', language: 'en', question: 'Is it open yet?'}

const page = {
  _id: 'about',
  _type: 'page',
  language: 'en',
  path: 'about',
  title: 'About us',
  sections: [
    {
      _key: 'faq',
      _type: 'faqList',
      heading: 'Your questions',
      questions: [{_key: 'open', _type: 'reference', _ref: 'open'}],
    },
  ],
}

const test = lakeTest([
  question,
  page,
  {_id: 'drafts.seul', _type: 'faq', language: 'fr', question: 'Y a-t-il un brouillon ?'},
])

// The Content Lake does not run in Vitest's own jsdom.
beforeAll(async () => {
  const {JSDOM} = await vi.importActual<{
    JSDOM: new () => {window: Pick<typeof globalThis, 'document' | 'Element'>}
  }>('jsdom')
  const {document, Element} = new JSDOM().window
  vi.stubGlobal('document', document)
  vi.stubGlobal('Element', Element)
})

type Editor = Pick<UsedLake, 'editor'>

async function pairsIn({editor}: Editor) {
  const {documents, metadata} = await editor.fetch(listQuery, {types})
  return pairsOf(documents, metadata)
}

/** The words left of each pair, by its source. */
async function wordsIn({editor}: Editor) {
  const documents = await editor.fetch<SanityDocument[]>('*[_type in $types]', {types})
  const metadata = await editor.fetch('*[_type == "translation.metadata"]')
  const pairs = await pairsIn({editor})
  const counts = pairs.map((pair) => {
    const type = schema.get(pair.source.type) as ObjectSchemaType
    return [pair.source.id, wordsLeftIn([compareIn({documents, metadata}, pair, type)])] as const
  })
  return Object.fromEntries(counts)
}

describe('translations that are missing', () => {
  test('count with all their words, before and after they are created', async ({clients}) => {
    const words = {about: 4, open: 4, seul: 4}
    expect(await wordsIn(clients)).toEqual(words)
    const store = {client: clients.editor, schema}
    expect(await createMissing(store, await pairsIn(clients))).toHaveLength(3)
    expect(await wordsIn(clients)).toEqual(words)
  })

  test('are created as drafts that refer to each other', async ({clients: {editor}}) => {
    await createMissing({client: editor, schema}, await pairsIn({editor}))
    const french = await editor.fetch<SanityDocument[]>(
      '*[language == "fr" && _id != "drafts.seul"] | order(_type asc)',
    )
    expect(french.map(({_id, _type}) => [_id.startsWith('drafts.'), _type])).toEqual([
      [true, 'faq'],
      [true, 'page'],
    ])
    const [faq, about] = french
    expect(JSON.stringify(about?.['sections'])).toContain(faq?._id.replace('drafts.', ''))
    expect(await createMissing({client: editor, schema}, await pairsIn({editor}))).toEqual([])
  })
})

/** Answers every unit of an XLIFF document. */
function translated(xliff: Document): Document {
  for (const segment of xliff.querySelectorAll('segment')) {
    const target = xliff.createElementNS(segment.namespaceURI, 'target')
    target.textContent = `En français : ${segment.querySelector('source')?.textContent}`
    segment.append(target)
  }
  return xliff
}

describe('XLIFF of translations that are missing', () => {
  test('holds every text, and its import makes the drafts', async ({clients: {editor}}) => {
    const store = {client: editor, schema}
    const before = await pairsIn({editor})
    const exported = await exportPairs(store, before)
    expect(exported.map(([name]) => name)).toEqual(['translations.fr.xlf', 'seul.en.xlf'])
    const [[, french] = ['', document], [, english] = ['', document]] = exported
    expect([...french.querySelectorAll('source')].map(({textContent}) => textContent)).toEqual([
      'About us',
      'Your questions',
      'Is it open yet?',
    ])
    // Nothing is created for a file without an answer.
    expect(await importXliff(store, english, before)).toEqual({count: 0, unfit: []})
    expect(await editor.fetch('count(*[language == "en" && _id in path("drafts.**")])')).toBe(0)

    expect(await importXliff(store, translated(french), before)).toEqual({count: 3, unfit: []})
    const drafts = await editor.fetch('*[language == "fr" && _id != "drafts.seul"].title')
    expect(drafts).toContain('En français : About us')
  })

  test('is imported into versions created since', async ({clients: {editor}}) => {
    const store = {client: editor, schema}
    const before = await pairsIn({editor})
    const [[, french] = ['', document]] = await exportPairs(store, before)
    await createMissing(store, before)
    const report = await importXliff(store, translated(french), await pairsIn({editor}))
    expect(report).toEqual({count: 3, unfit: []})
    expect(await editor.fetch('count(*[language == "fr"])')).toBe(3)
  })
})
