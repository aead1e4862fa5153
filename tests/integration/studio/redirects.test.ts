import type {SanityClient} from '@sanity/client'
import {createSchema, validateDocument, type SanityDocument} from 'sanity'
import {describe, expect} from 'vitest'

import {redirect} from '../../../schemas/documents/redirect'
import {lakeTest} from '../lake.ts'

const page = (path: string, language: string) => ({_type: 'page', language, path})

const test = lakeTest([
  {_id: 'about', ...page('about', 'en')},
  {_id: 'a-propos', ...page('a-propos', 'fr')},
  {_id: 'drafts.soon', ...page('soon', 'en')},
  {
    _id: 'why',
    _type: 'article',
    language: 'en',
    slug: {_type: 'slug', current: 'why'},
    untranslatedSlugs: [{_key: 'fr', language: 'fr', slug: 'pourquoi'}],
  },
  {_id: 'team', _type: 'redirect', from: '/team', to: '/about'},
  {_id: 'drafts.people', _type: 'redirect', from: '/people', to: '/about'},
])

const schema = createSchema({name: 'redirects', types: [redirect]})

/** Returns the Studio's validation errors for a redirect: field and message. */
async function problems(
  {administrator}: {administrator: SanityClient},
  from: string,
  to: string,
  _id = 'drafts.new',
): Promise<string[]> {
  const document = {_id, _type: 'redirect', from, to} as unknown as SanityDocument
  const markers = await validateDocument({
    document,
    workspace: {schema} as Parameters<typeof validateDocument>[0]['workspace'],
    getClient: () => administrator,
    getDocumentExists: async () => true,
  })
  return markers.map(({path, message}) => `${path.map(String).join('.')}: ${message}`)
}

describe('a redirect in the Studio', () => {
  test.for<[string, string]>([
    ['/old', '/about'],
    ['/fr/about', '/fr/a-propos'],
    ['/old', '/fr/blog/pourquoi'],
    ['/soon', '/blog/why'],
  ])('accepts a redirect from %s to %s', async ([from, to], {clients}) => {
    expect(await problems(clients, from, to)).toEqual([])
  })

  test('a redirect does not conflict with its own draft', async ({clients}) => {
    expect(await problems(clients, '/team', '/about', 'drafts.team')).toEqual([])
    expect(await problems(clients, '/team', '/about', 'team')).toEqual([])
  })

  test.for<[string, string, RegExp]>([
    ['/fr/blog/pourquoi', '/about', /^from: A page is published at \/fr\/blog\/pourquoi/],
    ['/people', '/blog/why', /^from: Another redirect already starts at \/people\.$/],
    ['/old', '/team', /^to: \/team redirects to \/about: enter \/about here\.$/],
    ['/old', '/soon', /^to: Nothing is published at \/soon\.$/],
  ])('rejects a redirect from %s to %s', async ([from, to, problem], {clients}) => {
    const found = await problems(clients, from, to)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(problem)
  })

  test('an empty field is only reported as empty', async ({clients}) => {
    expect(await problems(clients, '', '')).toEqual([
      'from: Enter the old address.',
      'to: Enter the new address.',
    ])
  })
})
