import type {SanityClient} from '@sanity/client'
import {beforeEach, describe, expect, test} from 'vitest'

import {keepRedirects} from '../../../studio/releases/keep-redirects'
import {plansQuery, type Plans} from '../../../studio/releases/redirect-state'
import {useLake} from '../content-lake/data/lake.ts'

const used = useLake()
let number = 0
let release = ''

/** What an open Studio does a moment after each change. */
async function keep(client: SanityClient = used.editor): Promise<void> {
  await keepRedirects(client, await used.editor.fetch<Plans>(plansQuery))
}

const redirects = (perspective: string) =>
  used.editor.fetch(
    '*[_type == "redirect"] | order(from asc){from, to}',
    {},
    {perspective: [perspective]},
  )

/** Gives a page another path in the release, which holds it from then on. */
async function move(id: string, path: string): Promise<void> {
  const versionId = `versions.${release}.${id}`
  const existing = await used.editor.getDocument(versionId)
  if (!existing) await used.editor.createVersion({publishedId: id, baseId: id, releaseId: release})
  await used.editor.patch(versionId).set({path}).commit()
}

const page = (id: string, path: string) => ({_id: id, _type: 'page', language: 'en', path})

beforeEach(async () => {
  number += 1
  release = `spring-${number}`
  await used.lake.client('administrator').delete({query: '*[_type in ["page", "redirect"]]'})
  await used.editor.create(page('about', 'about'))
  await used.editor.releases.create({releaseId: release})
})

describe('a release that gives a page another path', () => {
  test('brings the redirect along', async () => {
    await move('about', 'about-us')
    await keep()
    expect(await redirects('published')).toEqual([])
    expect(await redirects(release)).toEqual([{from: '/about', to: '/about-us'}])
    await used.editor.releases.publish({releaseId: release})
    expect(await redirects('published')).toEqual([{from: '/about', to: '/about-us'}])
  })

  test('brings the last one only, however often it is kept', async () => {
    for (const path of ['us', 'company', 'about-us']) {
      await move('about', path)
      await keep()
    }
    const before = await used.editor.fetch('*[_type == "redirect"]')
    await Promise.all([keep(), keep()])
    expect(await used.editor.fetch('*[_type == "redirect"]')).toEqual(before)
    expect(await redirects(release)).toEqual([{from: '/about', to: '/about-us'}])
  })

  test('and back leaves none', async () => {
    await move('about', 'about-us')
    await keep()
    await move('about', 'about')
    await keep()
    expect(await redirects(release)).toEqual([])
  })

  test('and no longer holds the page leaves none', async () => {
    await move('about', 'about-us')
    await keep()
    await used.editor.discardVersion({publishedId: 'about', releaseId: release})
    await keep()
    expect(await redirects(release)).toEqual([])
  })

  test('takes along who was led to the old one', async () => {
    await used.editor.create({
      _id: 'old',
      _type: 'redirect',
      from: '/who',
      to: '/about',
      automatic: true,
    })
    await move('about', 'about-us')
    await keep()
    await used.editor.releases.publish({releaseId: release})
    expect(await redirects('published')).toEqual([
      {from: '/about', to: '/about-us'},
      {from: '/who', to: '/about-us'},
    ])
  })

  test('leaves alone what somebody wrote by hand', async () => {
    const own = {_type: 'redirect', from: '/about', to: '/team'}
    const administrator = used.lake.client('administrator')
    await administrator.create({_id: `versions.${release}.own`, ...own})
    await administrator.create({_id: 'old', _type: 'redirect', from: '/who', to: '/about'})
    await move('about', 'about-us')
    await keep()
    expect(await redirects(release)).toEqual([
      {from: '/about', to: '/team'},
      {from: '/who', to: '/about'},
    ])
  })

  test('is left alone once it is scheduled', async () => {
    await move('about', 'about-us')
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await used.editor.releases.schedule({releaseId: release, publishAt})
    await keep()
    expect(await redirects(release)).toEqual([])
    await used.editor.releases.unschedule({releaseId: release})
    await keep()
    expect(await redirects(release)).toHaveLength(1)
  })

  test('does not get one from somebody who may only look', async () => {
    await move('about', 'about-us')
    const viewer = used.lake.client('viewer')
    await expect(keep(viewer)).rejects.toMatchObject({statusCode: 403})
  })
})

test('two pages may take each other’s path', async () => {
  await used.editor.create(page('team', 'team'))
  await move('about', 'team')
  await move('team', 'about')
  await keep()
  expect(await redirects(release)).toEqual([])
})

test('a page may take the path that another one gives up', async () => {
  await used.editor.create(page('team', 'team'))
  await move('about', 'about-us')
  await move('team', 'about')
  await keep()
  expect(await redirects(release)).toEqual([{from: '/team', to: '/about'}])
})

test('a redirect that Publish wrote once leads on again after its page came back and left', async () => {
  await used.editor.create({
    _id: 'old',
    _type: 'redirect',
    from: '/about',
    to: '/about-us',
    automatic: true,
  })
  await move('about', 'company')
  await keep()
  await used.editor.releases.publish({releaseId: release})
  expect(await redirects('published')).toEqual([{from: '/about', to: '/company'}])
})
