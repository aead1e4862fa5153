import type {CurrentUser} from 'sanity'
import {describe, expect, test} from 'vitest'

import {actionsOf} from '../../../studio/actions'
import {pageRequests, requestsPage} from '../../../studio/actions/page-requests.tsx'

describe('the requests from a page', () => {
  test.each([
    [{_type: 'page', language: 'en', path: '/'}, '/'],
    [{_type: 'page', language: 'fr', path: 'a-propos'}, '/fr/a-propos'],
    [{_type: 'article', language: 'en', slug: {current: 'why'}}, '/blog/why'],
  ])('requests from %j are those from %s', (document, page) => {
    expect(requestsPage(document)).toBe(page)
  })

  test('a document without a path has no requests', () => {
    expect(requestsPage({_type: 'page', language: 'en'})).toBeNull()
  })

  test.each([
    ['administrator', 'page', true],
    ['administrator', 'article', true],
    ['administrator', 'author', false],
    ['editor', 'page', true],
    ['viewer', 'page', false],
  ])('requests are shown to the %s for a %s: %s', (role, schemaType, expected) => {
    const currentUser = {roles: [{name: role, title: role}]} as CurrentUser
    expect(actionsOf({schemaType, currentUser}, []).includes(pageRequests)).toBe(expected)
  })
})
