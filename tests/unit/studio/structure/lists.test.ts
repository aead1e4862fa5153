import type {DocumentList, List} from 'sanity/structure'
import {describe, expect, test} from 'vitest'

import {locales} from '../../../../lib/i18n/locales'
import {translatedDocuments} from '../../../../schemas/documents'
import {templates as kinds} from '../../../../studio/templates'
import {deskOf} from './desk'

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

  test('a list offers viewers no templates', async () => {
    const {root, childOf} = await deskOf('viewer')
    const pane = (await childOf(root, 'page')) as List
    const list = (await childOf(pane, 'page-en')) as DocumentList
    expect(list.initialValueTemplates).toEqual([])
    expect((await childOf(root, 'figure')) as DocumentList).toMatchObject({
      initialValueTemplates: [],
    })
  })

  test('a list stays open when its pane is resolved again', async () => {
    const {root, childOf} = await deskOf()
    const panes = [await childOf(root, 'page'), await childOf(root, 'page')] as List[]
    const [first, second] = await Promise.all(panes.map((pane) => childOf(pane, 'page-en')))
    expect(first).toBe(second)
  })
})
