import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {NextRequest} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {z} from 'zod'

import {readSigned} from '../../../../lib/sanity/webhook'

const secret = 'a secret of sixteen characters or more'
const minute = 60_000
const body = JSON.stringify({tags: ['s1:abc', 's1:def'], dataset: 'production'})

function request(text: BodyInit | null, signature?: string): NextRequest {
  const headers: Record<string, string> = signature ? {[SIGNATURE_HEADER_NAME]: signature} : {}
  const init = {method: 'POST', body: text, headers, duplex: 'half' as const}
  return new NextRequest('http://localhost/api/revalidate', init)
}

const schema = z.object({tags: z.array(z.string())})

const read = (signed: NextRequest) => readSigned(signed, schema, '{"tags": ["…"]}')

async function send(text: string, age = 0, key = secret) {
  return read(request(text, await encodeSignatureHeader(text, Date.now() - age, key)))
}

/** The expected results of rejected requests. */
const refused = (status: number, reason: string) => ({accepted: false, status, reason})
const missing = refused(401, 'The signature is missing.')
const wrong = refused(401, 'The signature is wrong.')
const tooOld = refused(401, 'The signature is too old.')
const malformed = refused(400, 'The body is not {"tags": ["…"]}.')

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now: Date.UTC(2030, 0, 1)})
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('a request with a right signature', () => {
  it('accepts a signed request and returns its body', async () => {
    await expect(send(body)).resolves.toEqual({accepted: true, body: {tags: ['s1:abc', 's1:def']}})
  })

  it('accepts a signed body with any characters', async () => {
    await expect(send(JSON.stringify({tags: ['é–日本🎙']}))).resolves.toEqual({
      accepted: true,
      body: {tags: ['é–日本🎙']},
    })
  })

  it('accepts a clock difference of five minutes', async () => {
    await expect(send(body, 5 * minute)).resolves.toMatchObject({accepted: true})
    await expect(send(body, -5 * minute)).resolves.toMatchObject({accepted: true})
  })

  it('rejects an old signature, such as a replay', async () => {
    await expect(send(body, 5 * minute + 1)).resolves.toEqual(tooOld)
  })

  it('rejects a signature from the future', async () => {
    await expect(send(body, -5 * minute - 1)).resolves.toEqual(tooOld)
  })

  it.each([
    '{',
    'null',
    '"s1:abc"',
    '[]',
    '{}',
    '{"tags": "s1:abc"}',
    '{"tags": [1]}',
    '{"tags": [null]}',
  ])('rejects the signed body %.40s', async (text) => {
    await expect(send(text)).resolves.toEqual(malformed)
  })
})

describe('a request without a right signature', () => {
  it('rejects a request without a signature', async () => {
    await expect(read(request(body))).resolves.toEqual(missing)
  })

  it('rejects a signature made with another secret', async () => {
    await expect(send(body, 0, 'another secret of that length')).resolves.toEqual(wrong)
  })

  it('rejects the signature of another body', async () => {
    const signature = await encodeSignatureHeader(body, Date.now(), secret)
    const other = body.replace('abc', 'abd')
    await expect(read(request(other, signature))).resolves.toEqual(wrong)
  })

  it('rejects a signature with a changed timestamp', async () => {
    const old = Date.now() - 10 * minute
    const signature = await encodeSignatureHeader(body, old, secret)
    const renewed = signature.replace(String(old), String(Date.now()))
    await expect(read(request(body, renewed))).resolves.toEqual(wrong)
  })

  it.each([
    ['garbage'],
    ['t=,v1='],
    ['t=abc,v1=abc'],
    ['t=12,v1=abc'],
    [`t=${Date.UTC(2030, 0, 1)}`],
    [`t=${Date.UTC(2030, 0, 1)},v1=é`],
    [`t=${'9'.repeat(400)},v1=abc`],
    [`v1=abc,t=${Date.UTC(2030, 0, 1)}`],
  ])('rejects the malformed signature %.40s', async (signature) => {
    await expect(read(request(body, signature))).resolves.toEqual(wrong)
  })

  it('rejects a signature without a body', async () => {
    const signature = `t=${Date.now()},v1=abc`
    await expect(read(request(null, signature))).resolves.toEqual(wrong)
    await expect(read(request('', signature))).resolves.toEqual(wrong)
  })
})

it('throws an error that names the variable when the secret is missing', async () => {
  vi.stubEnv('SANITY_REVALIDATE_SECRET', '')
  await expect(send(body)).rejects.toThrow('SANITY_REVALIDATE_SECRET is missing')
})
