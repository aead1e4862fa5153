import type {SanityClient} from '@sanity/client'
import {describe, expect, it, vi} from 'vitest'

import {publicEnv, siteHost} from '../../../../lib/server/env'
import {pathsOf} from '../../../../lib/urls/document-paths'
import {servedHrefs} from '../../../../lib/urls/redirects'
import {linkToDocument, mainDocumentAt} from '../../../../studio/client/site-links'
import {ask, entries} from '../../content/dataset'

/** The seed's pages and articles without their contents, which would only slow the queries down. */
const seed = entries
  .filter(({type}) => type === 'page' || type === 'article')
  .map(({id: _id, type: _type, document}) => {
    const {language, path, slug, untranslatedSlugs} = document
    return {_id, _type, language, path, slug, untranslatedSlugs}
  })

const places = seed.flatMap((document) =>
  [...servedHrefs(pathsOf(document), [])].map((href) => [href, document._id]),
)

/** Returns the id of the document that Presentation opens for an address. */
function openedAt(pathname: string, dataset: object[] = seed): Promise<unknown> {
  const {filter, params} = mainDocumentAt(pathname)
  return ask(`*[${filter}]._id`, {...params}, dataset)
}

describe('the main document', () => {
  it('each address opens its page or article', async () => {
    expect(places.length).toBeGreaterThan(30)
    for (const [href = '', id] of places) expect([href, await openedAt(href)]).toEqual([href, [id]])
  })

  it('the path of a translated article opens the translation', async () => {
    const original = {
      _id: 'article-en',
      _type: 'article',
      language: 'en',
      slug: {current: 'original'},
      untranslatedSlugs: [{language: 'fr', slug: 'article'}],
    }
    const translation = {...original, _id: 'article-fr', language: 'fr', slug: {current: 'article'}}
    expect(await openedAt('/fr/blog/article', [original])).toEqual(['article-en'])
    expect(await openedAt('/fr/blog/article', [original, translation])).toContain('article-fr')
    expect(await openedAt('/fr/blog/article', [original, translation])).toHaveLength(1)
  })

  it('an article without a slug for a language is found there under its own', async () => {
    const article = {
      _id: 'article-en',
      _type: 'article',
      language: 'en',
      slug: {current: 'original'},
      untranslatedSlugs: [{language: 'fr'}],
    }
    expect(await openedAt('/fr/blog/original', [article])).toEqual(['article-en'])
    const other = {...article, _id: 'article-fr', language: 'fr', untranslatedSlugs: null}
    expect(await openedAt('/fr/blog/original', [article, other])).toEqual(['article-fr'])
  })

  it('a link to a page becomes one to its document, and one to a part of it stays', async () => {
    vi.stubGlobal('location', {host: siteHost()})
    const client = {withConfig: () => ({fetch: () => Promise.resolve('drafts.about')})}
    const linked = (end: string) =>
      linkToDocument(client as unknown as SanityClient, {
        kind: 'url',
        url: `${publicEnv.siteUrl}/about${end}`,
      })
    expect(await linked('')).toMatchObject({page: {_ref: 'about'}})
    expect(await linked('#team')).toBeNull()
    expect(await linked('?plan=team')).toBeNull()
    vi.unstubAllGlobals()
  })

  it.each(['/nowhere', '/fr/about', '/%E0%A4%A', '/fr/blog/nothing'])(
    'is none at %s, where nothing is',
    async (path) => {
      expect(await openedAt(path)).toEqual([])
    },
  )
})
