import {mkdtempSync, rmSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'

import type {LiveEvent, SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect} from 'vitest'

import {contentLakeTest} from '../../src/vitest.ts'
import {collect} from '../events.ts'
import {install} from './install.ts'
import {clients} from './versions.ts'

type ClientModule = typeof import('@sanity/client')

const folder = mkdtempSync(join(tmpdir(), 'clients-'))
const nameOf = (version: string) => `client-${version}`

beforeAll(async () => {
  const aliases = clients.map((version) => [nameOf(version), `npm:@sanity/client@${version}`])
  await install(folder, Object.fromEntries(aliases) as Record<string, string>)
})
afterAll(() => rmSync(folder, {recursive: true, force: true}))

const lakeTest = contentLakeTest({seed: [{_id: 'page', _type: 'page', title: 'Old'}]})

describe.each(clients)('@sanity/client %s', (version) => {
  const test = lakeTest.extend<{client: SanityClient}>({
    client: async ({dataset}, use) => {
      const main = createRequire(join(folder, 'package.json')).resolve(nameOf(version))
      const {createClient} = (await import(pathToFileURL(main).href)) as ClientModule
      await use(createClient({...dataset.client('editor'), perspective: 'raw'}))
    },
  })

  test('writes and reads', async ({client}) => {
    await client
      .transaction()
      .create({_id: 'drafts.page', _type: 'page', title: 'Draft'})
      .patch('page', (patch) => patch.set({title: 'New'}).setIfMissing({tags: []}))
      .commit()
    const all = await client.fetch('*[_type == "page"] | order(_id)', {}, {filterResponse: false})
    expect(all).toMatchObject({
      result: [{title: 'Draft'}, {title: 'New', tags: []}],
      syncTags: [expect.any(String)],
    })
    const perspective = version.startsWith('6.') ? 'previewDrafts' : 'drafts'
    const drafts = client.withConfig({perspective})
    await expect(drafts.fetch('*[_type == $type].title', {type: 'page'})).resolves.toEqual([
      'Draft',
    ])
    expect(await client.getDocuments(['page', 'none'])).toMatchObject([{title: 'New'}, null])
  })

  test('explains what is refused', async ({client}) => {
    await expect(client.fetch('*[')).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('expected'),
    })
    await expect(client.patch('none').set({a: 1}).commit()).rejects.toThrow(/not found/)
  })

  test('uploads a file', async ({client}) => {
    const {url} = await client.assets.upload('file', Buffer.from('A text'), {filename: 'a.txt'})
    await expect((await fetch(url)).text()).resolves.toBe('A text')
  })

  test('hears of changes as a listener and as live events', async ({client}) => {
    const events: ('welcome' | 'mutation')[] = ['welcome', 'mutation']
    const heard = collect(
      client.listen<Record<string, unknown>>('*[_type == "page"]', {}, {events}),
    )
    const live = collect<LiveEvent>(client.live.events({includeDrafts: true}))
    await Promise.all([heard.wait(1), live.wait(1)])
    await client.patch('page').set({title: 'New'}).commit()
    await Promise.all([heard.wait(2), live.wait(2)])
    expect(heard.events).toMatchObject([{type: 'welcome'}, {result: {title: 'New'}}])
    expect(live.events).toMatchObject([{type: 'welcome'}, {type: 'message'}])
    heard.stop()
    live.stop()
  })
})
