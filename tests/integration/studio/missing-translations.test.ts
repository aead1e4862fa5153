import type {ObjectSchemaType, SanityDocument} from 'sanity'
import {describe, expect} from 'vitest'

import {createMissing} from '../../../studio/tools/translations/create-missing'
import {pairsOf, wordsLeftIn} from '../../../studio/tools/translations/translation-pairs'
import {compareIn, listQuery, types} from '../../../studio/tools/translations/use-translation-pairs'
import {schema} from '../../unit/content/studio.ts'
import {lakeTest, type UsedLake} from '../lake.ts'

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
