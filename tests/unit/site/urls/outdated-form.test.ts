import {NextRequest} from 'next/server'
import {describe, expect, it, vi} from 'vitest'

import {
  formStateCookie,
  outdatedFormResponse,
  outdatedFormRoute,
  readFormState,
  readOutdatedForm,
  receiveOutdatedForm,
} from '../../../../lib/urls/outdated-form'
import {readForm} from '../../../../lib/urls/refusals'

const own = vi.hoisted(() => `60${'a'.repeat(40)}`)
const manifest = `${process.cwd()}/.next/server/server-reference-manifest.json`
vi.mock('node:fs/promises', () => ({
  readFile: async (file: string, encoding: string) => {
    if (file !== manifest || encoding !== 'utf8') throw new Error('ENOENT')
    return JSON.stringify({node: {[own]: {}}})
  },
}))

const other = `60${'b'.repeat(40)}`

const typed = {name: 'Zoë', email: 'zoe@visitor.example', message: 'Ligne une\r\nligne deux ✓'}
const named = (id: string) => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': JSON.stringify({id, bound: '$@1'}),
  '$ACTION_1:1': '["fr","demo",{"status":"idle"}]',
  $ACTION_KEY: 'p#cta',
})

function post(fields: Record<string, string>, sent: Record<string, string> = {}): NextRequest {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return new NextRequest('https://site.example/fr/app', {method: 'POST', body, headers: sent})
}

/** Receives a request as the proxy does; returns the route that renders it and the values that its page reads. */
async function received(request: NextRequest) {
  await receiveOutdatedForm(request, await readForm(request))
  return {
    route: outdatedFormRoute(request, 'fr', 'app'),
    values: readOutdatedForm(request.headers),
    type: request.headers.get('content-type'),
  }
}

describe('a form without script', () => {
  it.each([
    ['bound arguments', named(own)],
    ['no bound arguments', {[`$ACTION_ID_${own}`]: ''}],
  ])('of this build, with %s, goes to its action', async (_, action) => {
    const {route, values, type} = await received(post({...action, ...typed}))
    expect([route, values]).toEqual([null, undefined])
    expect(type).toContain('multipart/form-data')
  })

  it.each([
    ['another action with bound arguments', named(other)],
    ['another action', {[`$ACTION_ID_${other}`]: ''}],
    ['this and another action', {...named(other), [`$ACTION_ID_${own}`]: ''}],
    ['a damaged action', {...named(own), '$ACTION_1:0': '{'}],
    ['no action', {}],
  ])('with %s gets its page, with what was typed', async (_, action) => {
    const fields = {
      ...action,
      ...typed,
      password: 'secret',
      code: '123456',
      current: 'a',
      chosen: 'b',
    }
    const {route, values, type} = await received(post(fields))
    expect(route).toBe('/request/fr/form/app')
    expect(values).toEqual({...typed, message: typed.message})
    // Otherwise Next.js would look for the action and refuse it.
    expect(type).toBe('application/x-www-form-urlencoded')
  })

  it('that is malformed gets its page', async () => {
    const request = new NextRequest('https://site.example/fr/app', {
      method: 'POST',
      body: 'no parts',
      headers: {'content-type': 'multipart/form-data; boundary=x'},
    })
    expect(await received(request)).toMatchObject({route: '/request/fr/form/app', values: {}})
  })

  it('on the home page gets that page', async () => {
    const request = post(typed)
    await receiveOutdatedForm(request, await readForm(request))
    expect(outdatedFormRoute(request, 'en', '/')).toBe('/request/en/form')
  })

  it('keeps no file', async () => {
    const body = new FormData()
    body.set('name', 'Ada')
    body.set('picture', new File(['x'], 'x.png'))
    const request = new NextRequest('https://site.example/fr', {method: 'POST', body})
    expect((await received(request)).values).toEqual({name: 'Ada'})
  })

  it.each([
    [1500, true],
    [1501, false],
  ])('of the admin area with %i characters keeps them: %s', async (length, areKept) => {
    const name = 'x'.repeat(length - '{"name":""}'.length)
    const request = post({name})
    await receiveOutdatedForm(request, await readForm(request))
    const state = readFormState(outdatedFormResponse(request)!.cookies)
    const message = expect.stringContaining('The site was updated')
    expect(state).toEqual(areKept ? {name, message} : {message})
  })

  it('keeps values to a bounded length', async () => {
    const {values} = await received(post({message: 'x'.repeat(60_000)}))
    expect(values?.['message']).toHaveLength(5000)
  })

  it('of the admin area is redirected to its page, which shows what was typed', async () => {
    const request = post({...named(other), email: 'ada@site.example', password: 'secret'})
    await receiveOutdatedForm(request, await readForm(request))
    const response = outdatedFormResponse(request)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe('https://site.example/fr/app')
    // What was typed is for the next page alone, and for no script.
    expect(response?.headers.get('set-cookie')).toMatch(
      /^form-state=[^;]+; Path=\/fr\/app; Expires=[^;]+; Max-Age=10; HttpOnly; SameSite=lax$/,
    )
    expect(response?.headers.get('cache-control')).toBe('private, no-store')
    expect(readFormState(response!.cookies)).toEqual({
      email: 'ada@site.example',
      message: expect.stringContaining('The site was updated'),
    })
  })
})

const cookies = (value?: string) => ({
  get: (name: string) => (name === 'form-state' && value ? {value} : undefined),
})

describe('any other request', () => {
  const forged = {'x-outdated-form': encodeURIComponent('{"name":"Eve"}')}

  it.each([
    ['a visit', new NextRequest('https://site.example/fr/app', {headers: forged})],
    ['a form with script', post(typed, {'next-action': other, ...forged})],
  ])('%s is left alone, and its own values are dropped', async (_, request) => {
    expect(await received(request)).toMatchObject({route: null, values: undefined})
    expect(outdatedFormResponse(request)).toBeNull()
  })

  it('carries no state', () => {
    const [, value] = formStateCookie({email: 'a@b.example'}, '/admin')
    expect(readFormState(cookies(value))).toEqual({email: 'a@b.example'})
    expect(readFormState(cookies())).toBeNull()
  })
})
