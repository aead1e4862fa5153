import type {SanityClient} from '@sanity/client'
import {expect, it, vi} from 'vitest'

import {findDraftPath} from '../../../lib/sanity/path-index'
import {useLake} from '../lake'

const used = useLake()

// The site's own clients have an address of a service that is not running.
vi.mock('../../../lib/sanity/clients', () => ({
  client: null,
  draftClient: (): SanityClient => used.viewer,
}))

const page = (_id: string, path: string) => ({_id, _type: 'page', language: 'en', path})

const find = (path: string, ...perspective: string[]) => findDraftPath(perspective, 'en', path)

it('only a preview of a release finds pages at their paths in the release', async () => {
  await used.editor.create(page('about', 'about'))
  await used.editor.releases.create({releaseId: 'spring'})
  await used.editor.create(page('versions.spring.about', 'about-us'))
  await used.editor.create(page('versions.spring.offer', 'offer'))

  for (const path of ['about-us', 'offer']) {
    expect(await find(path, 'spring', 'drafts')).toMatchObject({kind: 'published'})
    expect(await find(path, 'drafts')).toEqual({kind: 'missing'})
  }
  const moved = {kind: 'redirect', to: '/about-us'}
  expect(await find('about', 'spring', 'drafts')).toMatchObject(moved)
  expect(await find('about', 'drafts')).toMatchObject({kind: 'published'})
})
