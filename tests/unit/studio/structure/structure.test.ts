import {concat, defer, firstValueFrom, NEVER, type Observable, of} from 'rxjs'
import type {DocumentList, List} from 'sanity/structure'
import {afterEach, describe, expect, test, vi} from 'vitest'

import {languages, locales} from '../../../../lib/i18n/locales'
import {apiVersion} from '../../../../lib/sanity/api'
import {documentTypes, singletonDocuments, translatedDocuments} from '../../../../schemas/documents'
import {structure} from '../../../../studio/structure'
import {documentNode} from '../../../../studio/structure/document-node'
import {structureMessages} from '../../../../studio/structure/messages'
import {templates as kinds} from '../../../../studio/templates'
import {templatesMessages} from '../../../../studio/templates/messages'
import {
  type Answer,
  answersFrom,
  builderFor,
  deskOf,
  documents,
  itemsOf,
  settled,
  templates,
  titlesOf,
} from './desk'

/** Languages other than the two that have counts here. */
const others = locales.filter((locale) => !['en', 'fr'].includes(locale))

describe('the first pane', () => {
  test('the first pane reaches every document type', async () => {
    const {root} = await deskOf()
    const types = documentTypes.map(({name}) => name)
    expect(new Set(itemsOf(root).map(({id}) => id))).toEqual(new Set(['in-progress', ...types]))
  })

  test('the first pane counts documents and drafts', async () => {
    const {root} = await deskOf()
    expect([root.id, root.title]).toEqual(['content', 'Content'])
    expect(root.items.map(({type}) => type).join()).toMatch(
      /^listItem,divider(,listItem){6},divider(,listItem){4},divider(,listItem){4}$/,
    )
    expect(titlesOf(root)).toEqual([
      'In progress · 3',
      'Pages · 15, 2 in progress',
      'Blog · 0',
      'Comparisons · 0',
      'FAQ · 0',
      'Feature cards · 0',
      'Shared sections · 0',
      'Figures · 5, 1 in progress',
      'Announcement bars · 0',
      'Authors · 0',
      'Redirects · 0',
      'Menus and footer',
      'Calls to action',
      'Settings',
      'Calculator',
    ])
  })

  test('the first pane is in French', async () => {
    const counts = {
      'page-en': {total: 1200, inProgress: 2},
      'page-fr': {total: 34, inProgress: 0},
    }
    const {root, childOf} = await deskOf('administrator', 'fr-FR', () => of(counts))
    expect(titlesOf(root)).toContain('Pages · 1\u202f234, dont 2 en cours')
    expect(titlesOf((await childOf(root, 'page')) as List)).toEqual([
      'En cours · 2',
      'English · 1\u202f200, dont 2 en cours',
      'Français · 34',
      ...others.map((locale) => languages[locale].name),
    ])
  })

  test('the first pane is shown before the counts are known', async () => {
    const {S, context} = builderFor('administrator', 'en-US', () => NEVER)
    const first = (
      await firstValueFrom(structure(S, context) as Observable<{serialize(): List}>)
    ).serialize()
    expect(titlesOf(first)).toContain('Pages')
  })

  test.each(['editor', 'viewer'])(
    'hides from the %s what only administrators change',
    async (role) => {
      const {root} = await deskOf(role)
      const ids = itemsOf(root).map(({id}) => id)
      expect(ids).toEqual(expect.arrayContaining(['redirect', 'navigation', 'callsToAction']))
      for (const id of ['siteSettings', 'roiSettings']) expect(ids).not.toContain(id)
    },
  )
})

describe('the counts', () => {
  afterEach(() => void vi.useRealTimers())

  test('panes share the counts, which are queried again ten seconds after the last', async () => {
    vi.useFakeTimers()
    let queried = 0
    const listenQuery = vi.fn<Answer>((query) =>
      defer(() => {
        queried += 1
        return concat(answersFrom([])(query), NEVER)
      }),
    )
    const {S, context} = builderFor('administrator', 'en-US', listenQuery)
    const panes = [structure(S, context), structure(S, context)]
    for (const pane of panes) await settled(pane)
    expect(queried).toBe(1)
    vi.advanceTimersByTime(9999)
    for (const pane of panes) await settled(pane)
    expect(queried).toBe(1)
    vi.advanceTimersByTime(10_000)
    for (const pane of panes) await settled(pane)
    expect(queried).toBe(2)
  })

  test('the counts are those of each list, and change as documents appear and disappear', async () => {
    const listenQuery = vi.fn<Answer>(answersFrom(documents(3, 1, 'page', 'en')))
    const {S, context} = builderFor('administrator', 'en-US', listenQuery)
    const root = (await settled(structure(S, context))) as {serialize(): List}
    const perLanguage = translatedDocuments.flatMap(({name}) =>
      locales.map((locale) => `${name}-${locale}`),
    )
    const translated = new Set<string>(translatedDocuments.map(({name}) => name))
    const types = itemsOf(root.serialize()).flatMap(({id}) => (id === 'in-progress' ? [] : [id]))
    const ids = [...perLanguage, ...types.filter((type) => !translated.has(type))]
    const none = {total: 0, inProgress: 0}
    expect(await firstValueFrom(listenQuery.mock.results[0]?.value as Observable<unknown>)).toEqual(
      {
        ...Object.fromEntries(ids.map((id) => [id, none])),
        'page-en': {total: 3, inProgress: 1},
      },
    )
    expect(listenQuery).toHaveBeenCalledExactlyOnceWith(
      {fetch: expect.any(String), listen: '*[_type in $types]'},
      {types},
      expect.objectContaining({
        apiVersion,
        perspective: 'drafts',
        transitions: ['appear', 'disappear'],
      }),
    )
  })
})

describe('links to documents', () => {
  test('links open a document in the list of its type', async () => {
    const {root, childOf} = await deskOf()
    const pane = (await childOf(root, 'article')) as List
    const opens = (type: string, intent = 'edit') =>
      pane.canHandleIntent?.(intent, {id: 'a', type}, {pane, index: 1})
    expect([opens('article'), opens('page'), opens('article', 'create')]).toEqual([
      true,
      false,
      false,
    ])
    expect(await childOf(pane, 'some-id')).toMatchObject({
      type: 'component',
      options: {type: 'article'},
    })
  })

  test('links do not open drafts of published documents', async () => {
    const {root, childOf} = await deskOf()
    const lists = [root, (await childOf(root, 'page')) as List]
    for (const list of lists) {
      const pane = (await childOf(list, 'in-progress')) as DocumentList
      const edit = {id: 'a', type: 'page'}
      expect(pane.canHandleIntent?.('edit', edit, {pane, index: 1})).toBe(false)
    }
  })
})

describe('documents of which there is one', () => {
  test.each(singletonDocuments.map(({name}) => name))(
    'the singleton %s opens directly',
    async (name) => {
      const {root, childOf} = await deskOf()
      expect(await childOf(root, name)).toMatchObject({
        type: 'document',
        id: name,
        options: {id: name, type: name},
        views: [{type: 'form'}],
      })
    },
  )

  test.each([
    ['siteSettings', 'another', 'singleton-notice'],
    ['siteSettings', 'siteSettings', 'editor'],
    ['siteSettings', undefined, 'editor'],
    ['page', 'another', 'editor'],
  ])('a document of type %s with the id %s shows the view %s', (schemaType, documentId, view) => {
    const {S} = builderFor('administrator', 'en-US', () => NEVER)
    const options = {schemaType, documentId}
    const node = documentNode(S, options as Parameters<typeof documentNode>[1])
    expect(
      node
        ?.id('any')
        .schemaType(schemaType)
        .documentId('any')
        .serialize()
        .views.map(({id}) => id),
    ).toEqual([view])
  })

  test('singletons have no templates', () => {
    const types = new Set(templates.map(({schemaType}) => schemaType))
    for (const {name} of singletonDocuments) expect(types).not.toContain(name)
  })
})

describe('templates', () => {
  test('templates set the language of translated types', () => {
    const translated = new Set<string>(translatedDocuments.map(({name}) => name))
    const ids = templates.filter(({schemaType}) => translated.has(schemaType)).map(({id}) => id)
    expect(ids).toEqual([
      ...kinds.map(({id}) => id),
      ...translatedDocuments.flatMap(({name}) => locales.map((locale) => `${name}-${locale}`)),
    ])
  })

  test('templates have a name in each Studio language, and none creates plugin types', () => {
    expect(templates.map(({id}) => id)).not.toContain('translation.metadata')
    // Those without a language have the title of their type.
    const named = templates.filter(({id, schemaType}) => id !== schemaType)
    expect(named.length).toBeGreaterThan(0)
    for (const {i18n} of named) {
      const bundle = [structureMessages, templatesMessages].find(
        ({namespace}) => namespace === i18n?.title?.ns,
      )
      for (const words of Object.values(bundle?.messages ?? {none: {}})) {
        expect(Object.keys(words)).toContain(i18n?.title?.key)
      }
    }
  })
})
