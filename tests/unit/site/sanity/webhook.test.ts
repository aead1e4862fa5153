import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {NextRequest} from 'next/server'
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {z} from 'zod'

import {readSigned} from '../../../../lib/sanity/webhook'

const secret = 'a-secret-of-sixteen-characters-or-more'
const minute = 60_000
const now = Date.UTC(2030, 0, 1)
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

beforeEach(() => {
  vi.useFakeTimers({toFake: ['Date'], now})
  vi.stubEnv('SANITY_REVALIDATE_SECRET', secret)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a signed request is accepted with its body', async () => {
  await expect(send(body)).resolves.toEqual({tags: ['s1:abc', 's1:def']})
})

it.each([
  [5 * minute, true],
  [-5 * minute, true],
  // A replay, and a signature from the future.
  [5 * minute + 1, false],
  [-5 * minute - 1, false],
])('a signature of %i milliseconds ago is accepted: %s', async (age, accepted) => {
  expect((await send(body, age)) instanceof Response).toBe(!accepted)
})

it.each(['{', '[]', '{"tags": "s1:abc"}', '{"tags": [1]}'])(
  'the signed body %.40s is refused',
  async (text) => {
    await expect(send(text)).resolves.toHaveProperty('status', 400)
  },
)

const signed = (text = body, time = now, key = secret) => encodeSignatureHeader(text, time, key)

it.each<[what: string, signature: () => Promise<string | undefined>]>([
  ['no signature', async () => undefined],
  ['one made with another secret', () => signed(body, now, 'another secret of that length')],
  ['that of another body', () => signed(body.replace('abc', 'abd'))],
  [
    'an old one with a new time',
    async () => {
      const old = now - 10 * minute
      return (await signed(body, old)).replace(String(old), String(now))
    },
  ],
  ['none that can be read', async () => 'garbage'],
  ['a time that is none', async () => 't=abc,v1=abc'],
  ['no hash', async () => `t=${now}`],
  ['a hash of other letters', async () => `t=${now},v1=é`],
  ['an endless time', async () => `t=${'9'.repeat(400)},v1=abc`],
])('a request with %s is refused', async (_, signature) => {
  for (const text of [body, '{', '']) {
    const answer = read(request(text, await signature()))
    await expect(answer).resolves.toHaveProperty('status', 401)
  }
})

it('throws an error that names the variable when the secret is missing', async () => {
  vi.stubEnv('SANITY_REVALIDATE_SECRET', '')
  await expect(send(body)).rejects.toThrow('SANITY_REVALIDATE_SECRET is missing')
})
