import {NextRequest} from 'next/server'
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'

import {answerForm} from '../../../../lib/routing/unanswered-form'

const asked = vi.fn<typeof fetch>()

function formRequest(headers: Record<string, string> = {}): NextRequest {
  const body = new FormData()
  body.set('$ACTION_KEY', '"k"')
  body.set('name', '<Ada> & "Byrne"')
  body.set('message', 'Bonjour')
  return new NextRequest('https://www.site.example/fr/app?a=b', {method: 'POST', body, headers})
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.stubEnv('PORT', '3210')
  vi.stubEnv('VERCEL', '')
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a form that is sent without script', () => {
  it('is asked of this process itself, and its answer sent on without what Next.js tells itself', async () => {
    const headers = {'x-middleware-rewrite': '/fr/app', 'x-kept': 'yes', 'set-cookie': 'a=b'}
    asked.mockResolvedValue(new Response('the page', {headers}))
    const answer = await answerForm(formRequest({cookie: 'c=d', 'x-own': 'no'}), 'fr')
    expect(await answer?.text()).toBe('the page')
    expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({'x-kept': 'yes'})
    expect(answer?.headers.has('x-middleware-rewrite')).toBe(false)
    const [address, init] = asked.mock.lastCall ?? []
    expect(address).toBe('http://localhost:3210/fr/app?a=b')
    const sent = new Headers(init?.headers)
    expect(sent.get('cookie')).toBe('c=d')
    expect(sent.get('content-type')).toContain('multipart/form-data; boundary=')
    expect(sent.has('x-own')).toBe(false)
  })

  it('comes back with what was typed when the page cannot be rendered', async () => {
    asked.mockResolvedValue(new Response('Internal Server Error', {status: 500}))
    const answer = await answerForm(formRequest(), 'fr')
    expect(answer?.status).toBe(503)
    const html = await answer?.text()
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain('action="/fr/app"')
    expect(html).toContain('value="&#60;Ada&#62; &#38; &#34;Byrne&#34;"')
    expect(html).toContain('name="$ACTION_KEY" value="&#34;k&#34;"')
    expect(html).toContain('Bonjour</textarea>')
  })

  it('is left to Next.js when it cannot be asked for', async () => {
    asked.mockRejectedValue(new TypeError('fetch failed'))
    expect(await answerForm(formRequest(), 'fr')).toBeUndefined()
    vi.stubEnv('VERCEL', '1')
    expect(await answerForm(formRequest(), 'fr')).toBeUndefined()
  })
})

it.each(['next-action', 'x-form-asked'])('is left to Next.js with %s', async (header) => {
  asked.mockClear()
  expect(await answerForm(formRequest({[header]: 'yes'}), 'en')).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})
