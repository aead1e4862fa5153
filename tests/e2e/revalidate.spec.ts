import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'

import {pageCacheFiles} from './page-cache-files.ts'
import {renderedAt, settledAt} from './rendered-pages.ts'
import {expect, revalidateSecret, stack, test} from './site.ts'

const tagged = (...tags: string[]) => JSON.stringify({tags})

const body = tagged('s1:a-tag-of-no-page')
const minutes = 60_000

const cases = [
  {name: 'without a signature', status: 401, body, sign: null},
  {name: 'with a signature by another secret', status: 401, body, sign: {secret: 'another secret'}},
  {name: 'with a signature of another body', status: 401, body, sign: {signed: '{"tags":["x"]}'}},
  {name: 'with an old timestamp', status: 401, body, sign: {age: 10 * minutes}},
  {name: 'with a timestamp of tomorrow', status: 401, body, sign: {age: -24 * 60 * minutes}},
  {name: 'that is not JSON', status: 400, body: '{tags', sign: {}},
  {name: 'without tags', status: 400, body: '{"tags":[]}', sign: {}},
  {name: 'with tags that are no strings', status: 400, body: '{"tags":[1]}', sign: {}},
  {name: 'with an overlong tag', status: 400, body: tagged('x'.repeat(201)), sign: {}},
  {
    name: 'with too many tags',
    status: 400,
    body: tagged(...Array<string>(2001).fill('x')),
    sign: {},
  },
  {name: 'that is too large', status: 413, body: `{"tags":["${'x'.repeat(300_000)}"]}`, sign: {}},
] as const

interface Signing {
  secret?: string
  signed?: string
  age?: number
}

async function signature(text: string, {secret, signed, age = 0}: Signing): Promise<string> {
  return encodeSignatureHeader(signed ?? text, Date.now() - age, secret ?? revalidateSecret)
}

/** When the home page was last rendered before these tests. */
let before: number

test.beforeAll(async () => {
  before = await settledAt('en')
})

for (const {name, status, body: text, sign} of cases) {
  test(`a webhook ${name} is rejected and invalidates nothing`, async ({request}) => {
    const headers: Record<string, string> = {'content-type': 'application/json'}
    if (sign) headers[SIGNATURE_HEADER_NAME] = await signature(text, sign)
    const response = await request.post('/api/revalidate', {
      data: Buffer.from(text),
      headers,
    })
    expect(response.status()).toBe(status)
    expect(renderedAt('en')).toBe(before)
  })
}

test('a webhook with a malformed signature is rejected', async ({request}) => {
  const response = await request.post('/api/revalidate', {
    data: body,
    headers: {[SIGNATURE_HEADER_NAME]: 'nonsense'},
  })
  expect(response.status()).toBe(401)
})

test('a signed webhook is accepted', async ({request}) => {
  const response = await request.post('/api/revalidate', {
    data: Buffer.from(body),
    headers: {
      [SIGNATURE_HEADER_NAME]: await signature(body, {}),
      'content-type': 'application/json',
    },
  })
  expect(response.status()).toBe(200)
  expect(await response.json()).toEqual({tags: 1})
})

test('404 pages are not cached, whatever their URL', async ({request}) => {
  const name = `stranger${Date.now()}`
  for (const path of [`_next/${name}`, `_next/static/${name}`, `${name}/not-found-page`]) {
    expect((await request.get(`/${path}`)).status(), path).toBe(404)
  }
  await request.get('/')
  expect(pageCacheFiles(stack.distDir).filter((file) => file.includes(name))).toEqual([])
})
