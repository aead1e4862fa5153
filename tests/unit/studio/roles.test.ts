import {evaluateSync, parse, toJS} from 'groq-js'
import type {CurrentUser, DocumentActionComponent} from 'sanity'
import {describe, expect, test} from 'vitest'

import {people} from '../../../local/sanity/project.ts'
import {documentTypes, singletonDocuments} from '../../../schemas/documents'
import {actionsOf} from '../../../studio/actions'
import {listedTypes, mayChange, toolsFor} from '../../../studio/roles/roles'
import {newDocumentOptions} from '../../../studio/structure/templates'

const roles = people.map(({role}) => role)

const userWith = (role: string) => ({roles: [{name: role, title: role}]}) as CurrentUser

const actions = ['publish', 'unpublish', 'duplicate', 'delete', 'discardChanges'].map((action) =>
  Object.assign(() => null, {action}),
) as DocumentActionComponent[]

const namesOf = (role: string, schemaType: string, documentId?: string) =>
  actionsOf({schemaType, documentId, currentUser: userWith(role)}, actions).map(
    ({action}) => action,
  )

describe.each(roles)('for the %s', (role) => {
  test.each(documentTypes.map(({name}) => name))(
    'the Studio offers to change %s as far as the Content Lake grants it',
    (type) => {
      const filters = people
        .filter((person) => person.role === role)
        .flatMap(({grants}) => grants)
        .filter(({permissions}) => permissions.includes('update'))
        .map(({filter}) => `(${filter})`)
      const query = parse(`count(*[${filters.join(' || ') || 'false'}])`)
      const dataset = ['a', 'drafts.a'].map((_id) => ({_id, _type: type}))
      const granted = Number(toJS(evaluateSync(query, {dataset}))) > 0
      expect(mayChange(userWith(role), type)).toBe(granted)
      expect(namesOf(role, type).length > 0).toBe(granted)
    },
  )
})

describe('documents of which there is one', () => {
  test.each(singletonDocuments.map(({name}) => name))(
    '%s is neither duplicated, unpublished nor deleted',
    (name) => {
      expect(namesOf('administrator', name, name).filter(Boolean)).toEqual([
        'publish',
        'discardChanges',
      ])
      expect(namesOf('administrator', name, 'another')).toEqual([])
    },
  )
})

describe('features for some roles', () => {
  const tools = ['structure', 'presentation', 'vision', 'releases'].map((name) => ({name}))

  test.each<[string, boolean]>([
    ['administrator', true],
    ['editor', false],
    ['viewer', false],
  ])('the %s has the Vision tool: %s', (role, expected) => {
    const names = toolsFor(userWith(role), tools).map(({name}) => name)
    expect(names.includes('vision')).toBe(expected)
    expect(names).toContain('structure')
  })

  test.each<[string, string[]]>([
    ['administrator', ['page-en', 'redirect', 'siteSettings']],
    ['editor', ['page-en', 'redirect']],
    ['viewer', []],
  ])('the %s can create %j', (role, expected) => {
    const items = ['page-en', 'redirect', 'siteSettings'].map((templateId) => ({templateId}))
    const offered = newDocumentOptions(items, userWith(role)).map(({templateId}) => templateId)
    expect(offered).toEqual(expected)
  })

  test('a custom role can change content', () => {
    expect(mayChange(userWith('content-editor'), 'page')).toBe(true)
    expect(mayChange(userWith('content-editor'), 'siteSettings')).toBe(false)
    expect(mayChange(null, 'page')).toBe(false)
  })

  test.each([
    [['viewer', 'administrator'], true, true],
    [['viewer', 'editor'], true, false],
    [['viewer', 'viewer'], false, false],
    [[], false, false],
  ])('of the roles %j the strongest counts', (names, page, settings) => {
    const user = {roles: names.map((name) => ({name, title: name}))}
    expect([mayChange(user, 'page'), mayChange(user, 'siteSettings')]).toEqual([page, settings])
    expect(listedTypes(user).includes('siteSettings')).toBe(settings)
    expect(listedTypes(user)).toContain('page')
  })
})
