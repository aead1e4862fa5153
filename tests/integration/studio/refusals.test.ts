import type {SanityClient} from '@sanity/client'
import type {ObjectSchemaType, SanityDocument} from 'sanity'
import {beforeEach, expect, vi} from 'vitest'

import {publishDraft} from '../../../studio/actions/publication'
import {readRemovalFacts, remove} from '../../../studio/actions/removal/removal'
import {readRefusal} from '../../../studio/client/failure-text'
import {replaceEverywhere} from '../../../studio/tools/media/stored-pictures'
import {createTranslation} from '../../../studio/translations/create-translation'
import {linkTranslation} from '../../../studio/translations/link-translation'
import {keepSourceText} from '../../../studio/translations/update-record'
import {schema} from '../../unit/content/studio.ts'
import {lakeTest} from '../lake.ts'

const pageType = schema.get('page') as ObjectSchemaType

const publishAt = '2099-01-01T08:00:00.000Z'

const asset = (letter: string) => ({
  _id: `image-${letter.repeat(40)}-1x1-png`,
  _type: 'sanity.imageAsset',
  url: 'a.png',
})
const [shown, other] = [asset('a'), asset('b')]
const reference = (_ref: string) => ({_type: 'reference', _ref})
const about = {
  _id: 'about',
  _type: 'page',
  language: 'en',
  path: 'about',
  title: 'About us',
  seo: {_type: 'seo', image: {_type: 'picture', asset: reference(shown._id)}},
}
const metadata = {
  _id: 'translation-about',
  _type: 'translation.metadata',
  translations: [],
  records: [{_key: 'fr', language: 'fr', from: 'en', texts: []}],
}

beforeEach(() => {
  vi.stubGlobal('location', {host: 'localhost'})
})

const test = lakeTest([shown, other, about, metadata])

/** What a write of the Studio is made from, as its screen shows it: the document, and its published version. */
interface Screen {
  client: SanityClient
  document: SanityDocument
}

const writes: Record<string, (screen: Screen) => Promise<unknown>> = {
  'create a translation': ({client, document}) =>
    createTranslation(client, pageType, document, 'fr'),
  'replace a picture': ({client, document}) =>
    replaceEverywhere(client, [document], shown._id, other._id),
  'publish a draft': ({client, document}) =>
    publishDraft(client, {draft: document, published: null}, []),
  'remove a document': async ({client, document}) => {
    const removal = {kind: 'delete', id: 'about', type: 'page', draft: null} as const
    const facts = await readRemovalFacts(client, {...removal, published: document})
    return remove(client, {...removal, published: document}, facts, null)
  },
  'link a translation': ({client}) =>
    linkTranslation(
      client,
      'page',
      {id: 'about', language: 'en'},
      {id: 'a-propos', language: 'fr'},
    ),
  'keep a source text': ({client}) =>
    keepSourceText(
      client,
      metadata._id,
      {_key: 'fr', language: 'fr', from: 'en', texts: []} as never,
      'title',
    ),
  'keep a shared section': ({client}) =>
    client.create({_type: 'sharedSection', title: 'Prices', language: 'en'}),
}

async function schedule(
  client: SanityClient,
  cardinality: 'one' | 'many',
): Promise<SanityDocument> {
  const releaseId = 'rspring'
  const version = {...about, _id: `versions.${releaseId}.about`, title: 'About us in spring'}
  await client.action({
    actionType: 'sanity.action.release.create',
    releaseId,
    metadata: {
      title: 'Spring',
      releaseType: 'scheduled',
      intendedPublishAt: publishAt,
      cardinality,
    },
  } as never)
  await client.create(version)
  await client.action({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
  return (await client.getDocument(version._id)) as SanityDocument
}

async function openDraft(client: SanityClient, title: string): Promise<SanityDocument> {
  await client.create({...about, _id: 'drafts.about', title})
  return (await client.getDocument('drafts.about')) as SanityDocument
}

/** States of a document that refuse writes, with what the refusal says and the document on the screen. */
const states: Record<
  string,
  {says: object; prepare: (clients: Record<'editor' | 'viewer', SanityClient>) => Promise<Screen>}
> = {
  scheduled: {
    says: {key: 'scheduled', title: 'About us in spring', at: publishAt},
    prepare: async ({editor}) => ({client: editor, document: await schedule(editor, 'one')}),
  },
  'in a locked release': {
    says: {key: 'release', release: 'Spring', title: 'About us in spring', at: publishAt},
    prepare: async ({editor}) => ({client: editor, document: await schedule(editor, 'many')}),
  },
  deleted: {
    says: {key: 'deleted', title: 'About us'},
    prepare: async ({editor}) => {
      const document = await openDraft(editor, 'About us')
      await editor.delete({query: '*[_type == "page"]'})
      return {client: editor, document}
    },
  },
  changed: {
    says: {key: 'changed', title: 'Changed'},
    prepare: async ({editor}) => {
      const document = await openDraft(editor, 'Changed')
      await editor.patch('drafts.about').set({path: 'about-us'}).commit()
      return {client: editor, document}
    },
  },
  'not theirs': {
    says: {key: 'forbidden', title: 'About us'},
    prepare: async ({viewer}) => ({
      client: viewer,
      document: (await viewer.getDocument('about')) as SanityDocument,
    }),
  },
}

const refused: [state: string, write: string][] = [
  ...['create a translation', 'replace a picture'].flatMap((write): [string, string][] => [
    ['scheduled', write],
    ['in a locked release', write],
  ]),
  ...['replace a picture', 'publish a draft'].flatMap((write): [string, string][] => [
    ['deleted', write],
    ['changed', write],
  ]),
  ...Object.keys(writes).map((write): [string, string] => ['not theirs', write]),
]

test.for(refused)(
  'a document that is %s refuses to %s, and says so',
  async ([state, write], {clients}) => {
    const {says, prepare} = states[state] ?? {
      says: {},
      prepare: () => Promise.reject(new Error(state)),
    }
    const screen = await prepare(clients)
    const error: unknown = await writes[write]?.(screen).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    expect(error).toBeDefined()
    expect(await readRefusal(screen.client, error, [screen.document._id])).toMatchObject(says)
  },
)

test('a replaced picture comes back, unless somebody has changed its document since', async ({
  clients: {editor},
}) => {
  const before = await editor.getDocument('about')
  const replace = async () =>
    replaceEverywhere(
      editor,
      [(await editor.getDocument('about')) as SanityDocument],
      shown._id,
      other._id,
    )
  const undo = await replace()
  expect(await editor.getDocument('about')).toMatchObject({
    seo: {image: {asset: {_ref: other._id}}},
  })
  await undo()
  expect(await editor.getDocument('about')).toMatchObject({seo: before?.['seo']})
  const late = await replace()
  await editor.patch('about').set({title: 'New'}).commit()
  const error: unknown = await late().catch((reason: unknown) => reason)
  expect(await readRefusal(editor, error)).toEqual({key: 'changed', title: 'New'})
})

test('a refusal is told apart from a lost network and an ended session', async ({
  clients: {editor},
}) => {
  expect(await readRefusal(editor, new Error('Failed to fetch'))).toEqual({key: 'unreachable'})
  expect(await readRefusal(editor, {statusCode: 401})).toEqual({key: 'session'})
})
