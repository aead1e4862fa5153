import type {DocumentList, List} from 'sanity/structure'
import {describe, expect, test} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {documentTypes, singletonDocuments, translatedDocuments} from '../../../../schemas/documents'
import {documentNode} from '../../../../studio/structure/document-node'
import {templates as kinds} from '../../../../studio/templates'
import {builderFor, deskOf, itemsOf, templates} from './desk'

describe('the first pane', () => {
  test('the first pane reaches every document type', async () => {
    const {root} = await deskOf()
    const types = documentTypes.map(({name}) => name)
    expect(new Set(itemsOf(root).map(({id}) => id))).toEqual(new Set(['in-progress', ...types]))
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
    const {S} = builderFor('administrator', 'en-US')
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
})
