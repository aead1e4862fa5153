import type {DocumentList, List} from 'sanity/structure'
import {describe, expect, test} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {apiVersion} from '../../../../lib/sanity/api'
import {translatedDocuments} from '../../../../schemas/documents'
import {templates as kinds} from '../../../../studio/templates'
import {deskOf, itemsOf} from './desk'

/** What a list shows, with its menu as the keys of titles. */
function shownIn(list: DocumentList) {
  const {id, title, initialValueTemplates, menuItems, menuItemGroups, options} = list
  return {
    id,
    title,
    templates: initialValueTemplates?.map((template) => template.title),
    menu: menuItems?.map(({i18n}) => i18n?.title?.key),
    groups: menuItemGroups,
    options,
  }
}

const heading = (id: string, title: string) => ({
  id,
  title,
  i18n: {title: {key: `menu-item-groups.${id}-group`, ns: 'structure'}},
})

const sanityMenu = [
  'menu-items.sort-by.last-edited',
  'menu-items.sort-by.created',
  'menu-items.layout.compact-view',
  'menu-items.layout.detailed-view',
]

const sanityGroups = [heading('sorting', 'Sort'), heading('layout', 'Layout')]

const inProgress = '(_id in path("drafts.**") || _originalId in path("drafts.**"))'

const latestFirst = [{field: '_updatedAt', direction: 'desc'}]

const ascending = (...fields: string[]) => fields.map((field) => ({field, direction: 'asc'}))

describe('a list of a language', () => {
  test.each(translatedDocuments.flatMap(({name}) => locales.map((locale) => [name, locale])))(
    'of %s in %s begins documents in it',
    async (type, locale) => {
      const {root, childOf} = await deskOf()
      const pane = (await childOf(root, type)) as List
      const list = (await childOf(pane, `${type}-${locale}`)) as DocumentList
      const more = kinds.filter(({id, schemaType}) => schemaType === type && id.endsWith(locale))
      expect(list.initialValueTemplates).toMatchObject(
        [`${type}-${locale}`, ...more.map(({id}) => id)].map((templateId) => ({templateId})),
      )
      expect(list.options.params).toEqual({type, language: locale})
      const create = {type, template: `${type}-${locale}`}
      const other = {type, template: `${type}-other`}
      const opens = (params: object, intent = 'create') =>
        list.canHandleIntent?.(intent, params, {pane: list, index: 2})
      expect([opens(create), opens(other), opens(create, 'edit')]).toEqual([true, false, false])
    },
  )

  test('a list of pages has the titles of its language and its own menu', async () => {
    const {root, childOf} = await deskOf('administrator', 'fr-FR')
    const pane = (await childOf(root, 'page')) as List
    expect(shownIn((await childOf(pane, 'page-fr')) as DocumentList)).toEqual({
      id: 'page-fr',
      title: 'Pages · Français',
      templates: ['Page en français', 'Page de destination en français'],
      menu: ['order.title', 'order.path', ...sanityMenu],
      groups: sanityGroups,
      options: {
        filter: '_type == $type && language == $language',
        params: {type: 'page', language: 'fr'},
        defaultOrdering: ascending('title', '_id'),
        apiVersion,
      },
    })
  })

  test('a list of a type without a language has the same menu', async () => {
    const {root, childOf} = await deskOf()
    expect(shownIn((await childOf(root, 'redirect')) as DocumentList)).toEqual({
      id: 'redirect',
      title: 'Redirects',
      templates: ['redirect'],
      menu: ['order.from', 'order.to', ...sanityMenu],
      groups: sanityGroups,
      options: {
        filter: '_type == $type',
        params: {type: 'redirect'},
        defaultOrdering: ascending('from', '_id'),
        apiVersion: expect.any(String),
      },
    })
  })

  test('documents in progress have a list for each type, and one for all', async () => {
    const {root, childOf} = await deskOf('administrator', 'fr-FR')
    const pane = (await childOf(root, 'page')) as List
    const shared = {id: 'in-progress', templates: []}
    expect(shownIn((await childOf(pane, 'in-progress')) as DocumentList)).toEqual({
      ...shared,
      title: 'Pages · En cours',
      menu: sanityMenu,
      groups: sanityGroups,
      options: {
        filter: `_type == $type && ${inProgress}`,
        params: {type: 'page'},
        defaultOrdering: latestFirst,
        apiVersion,
      },
    })
    const types = itemsOf(root).flatMap(({id}) => (id === 'in-progress' ? [] : [id]))
    expect(shownIn((await childOf(root, 'in-progress')) as DocumentList)).toEqual({
      ...shared,
      title: 'En cours',
      menu: [],
      groups: [],
      options: {
        filter: `_type in $types && ${inProgress}`,
        params: {types},
        defaultOrdering: latestFirst,
        apiVersion,
      },
    })
  })

  test('a list offers viewers no templates', async () => {
    const {root, childOf} = await deskOf('viewer')
    const pane = (await childOf(root, 'page')) as List
    const list = (await childOf(pane, 'page-en')) as DocumentList
    expect(list.initialValueTemplates).toEqual([])
    expect((await childOf(root, 'figure')) as DocumentList).toMatchObject({
      initialValueTemplates: [],
    })
  })

  test('a list stays open when counts change', async () => {
    const {root, childOf} = await deskOf()
    const panes = [await childOf(root, 'page'), await childOf(root, 'page')] as List[]
    const [first, second] = await Promise.all(panes.map((pane) => childOf(pane, 'page-en')))
    expect(first).toBe(second)
  })
})
