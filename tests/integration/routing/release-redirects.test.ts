import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'

import type {SanityClient} from '@sanity/client'
import {SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'

import {writeRedirects, type PublishedChange} from '../../../lib/sanity/redirects'
import {siteWebhooks} from '../../../local/sanity/project.ts'
import {DATASET, startTestLake, type TestLake} from '../lake.ts'

let receiver: Server
let lake: TestLake
let editor: SanityClient
let number = 0
let release = ''

/** The webhooks that the site has processed. */
const taken: PublishedChange[][] = []

/** Handles a webhook as the site does: redirects are written before the response. */
async function take(url: string | undefined, body: string): Promise<void> {
  if (url !== '/api/redirects') return
  const {changes} = JSON.parse(body) as {changes: PublishedChange[]}
  await writeRedirects(lake.client('administrator'), changes)
  taken.push(changes)
}

beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      if (!request.headers[SIGNATURE_HEADER_NAME]) throw new Error('A request is not signed.')
      take(request.url, body).then(
        () => response.writeHead(200).end(),
        () => response.writeHead(500).end(),
      )
    })
  })
  await new Promise<void>((resolve) => {
    receiver.listen(0, '127.0.0.1', resolve)
  })
  const site = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
  lake = await startTestLake(siteWebhooks(site, 'a secret of the two', DATASET))
  editor = lake.client('editor').withConfig({perspective: 'raw'})
})

afterAll(async () => {
  await lake.close()
  receiver.closeAllConnections()
  receiver.close()
})

const redirects = () =>
  editor.fetch('*[_type == "redirect"] | order(from asc){from, to}', {}, {perspective: 'published'})

/** Changes a page's path in the release. */
async function move(id: string, path: string): Promise<void> {
  const versionId = `versions.${release}.${id}`
  const existing = await editor.getDocument(versionId)
  if (!existing) await editor.createVersion({publishedId: id, baseId: id, releaseId: release})
  await editor.patch(versionId).set({path}).commit()
}

/** Publishes the release through the API alone; waits until the site has received these documents' webhooks. */
async function publish(...ids: string[]): Promise<void> {
  taken.length = 0
  await lake.client('administrator').releases.publish({releaseId: release})
  await expect
    .poll(() =>
      taken
        .flat()
        .map(({_id}) => _id)
        .sort(),
    )
    .toEqual(ids)
}

const page = (id: string, path: string) => ({_id: id, _type: 'page', language: 'en', path})

async function begin(...pages: ReturnType<typeof page>[]): Promise<void> {
  taken.length = 0
  for (const document of pages) await editor.create(document)
  await expect.poll(() => taken.flat()).toHaveLength(pages.length)
}

beforeEach(async () => {
  number += 1
  release = `spring-${number}`
  await lake.client('administrator').delete({query: '*[_type in ["page", "redirect"]]'})
  await begin(page('about', 'about'))
  await editor.releases.create({releaseId: release})
})

describe("publishing a release that changes a page's path, without a Studio", () => {
  test('writes the redirect', async () => {
    await move('about', 'about-us')
    expect(await redirects()).toEqual([])
    await publish('about')
    expect(await redirects()).toEqual([{from: '/about', to: '/about-us'}])
    expect(taken).toEqual([
      [
        {
          _id: 'about',
          before: {...page('about', 'about'), slug: null, untranslatedSlugs: null, _id: undefined},
        },
      ],
    ])
  })

  test("keeps an administrator's redirect from the old path", async () => {
    const own = {_type: 'redirect', from: '/about', to: '/team'}
    await lake.client('administrator').create({_id: `versions.${release}.own`, ...own})
    await move('about', 'about-us')
    await publish('about')
    expect(await redirects()).toEqual([{from: '/about', to: '/team'}])
  })

  test('writes the redirect of a scheduled release', async () => {
    await move('about', 'about-us')
    const publishAt = new Date(Date.now() + 1000).toISOString()
    await editor.releases.schedule({releaseId: release, publishAt})
    await expect.poll(redirects).toEqual([{from: '/about', to: '/about-us'}])
  })
})

test('two pages can swap paths', async () => {
  await begin(page('team', 'team'))
  await move('about', 'team')
  await move('team', 'about')
  await publish('about', 'team')
  expect(await redirects()).toEqual([])
})

test('a delayed webhook is checked against the current content', async () => {
  const before = {_type: 'page', language: 'en', path: 'before'}
  await lake.client('editor').patch('about').set({path: 'company'}).commit()
  await expect.poll(redirects).toEqual([{from: '/about', to: '/company'}])
  await writeRedirects(lake.client('administrator'), [{_id: 'about', before}])
  await writeRedirects(lake.client('administrator'), [{_id: 'gone', before}])
  expect(await redirects()).toEqual([
    {from: '/about', to: '/company'},
    {from: '/before', to: '/company'},
  ])
})

test('drafts and changes of other fields send no webhook', async () => {
  taken.length = 0
  await editor.patch('about').set({title: 'About'}).commit()
  await editor.create({...page('drafts.about', 'elsewhere')})
  await editor.patch('about').set({path: 'last'}).commit()
  await expect.poll(() => taken.flat()).toHaveLength(1)
})
