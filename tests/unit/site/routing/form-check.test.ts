import {describe, expect, it} from 'vitest'

import {refuseForm} from '../../../../lib/routing/form-check'

const url = 'https://www.site.example/fr'

const own = {host: 'www.site.example', origin: 'https://www.site.example'}

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request(url, {method: 'POST', body, headers: {...own, ...headers}})
}

/** An action with its arguments, as React writes them into a form. */
const bound = (args: string, reference = '{"id":"78ff","bound":"$@1"}') => ({
  $ACTION_REF_1: '',
  '$ACTION_1:0': reference,
  '$ACTION_1:1': args,
})

const multipart = {'content-type': 'multipart/form-data; boundary=x'}
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda\r\n'

describe('a post to a page', () => {
  it.each([
    ['of a form without script', post(form({name: 'Ada'}))],
    ['of a form that binds an action', post(form(bound('["en","demo",{"a":"$$5"},"$K1"]')))],
    ['of a form with script', post(form({'1_name': 'Ada', '0': '["$K1"]'}), {'next-action': '7a'})],
    ['of a call without a form', post('[]', {'next-action': '7a', 'content-type': 'text/plain'})],
    ['that is no form', post('anything', {'content-type': 'application/octet-stream'})],
    ['without an origin', new Request(url, {method: 'POST', body: form({name: 'Ada'})})],
    ['behind a proxy', post(form({}), {host: 'inner', 'x-forwarded-host': 'www.site.example, b'})],
  ])('%s passes, and can still be read', async (_what, request) => {
    expect(await refuseForm(request, 'en')).toBeUndefined()
    expect(request.bodyUsed).toBe(false)
  })

  it.each([
    [413, 'that is too large', post('', {'content-length': '1000000'})],
    [403, 'of another site', post(form({}), {origin: 'https://elsewhere.example'})],
    [403, 'of a page without an address', post(form({}), {origin: 'null'})],
    [400, 'that ends in the middle', post(part, multipart)],
    [400, 'without a boundary', post(part, {'content-type': 'multipart/form-data'})],
    [400, 'of a call whose arguments are no JSON', post('{', {'next-action': '7a'})],
    [
      400,
      'of a call with an argument twice',
      post(form({'0': '[]', '0x': '1'}), {'next-action': '7a'}),
    ],
    [400, 'of a call of what is no action', post('[]', {'next-action': 'e0ff'})],
    [400, 'that names what is no action', post(form({$ACTION_ID_80ff: ''}))],
    [
      400,
      'that binds what is no action',
      post(form(bound('[]', '{"id":"\\u00650ff","bound":"$@1"}'))),
    ],
    [400, 'that hides what it binds', post(form(bound('[]', '{"id":"$2","bound":"$@1"}')))],
    [400, 'that hides its arguments', post(form(bound('[]', '{"id":"78ff","bound":"$@2"}')))],
    [400, 'that binds no arguments', post(form({'$ACTION_1:0': '{"id":"78ff","bound":"$@1"}'}))],
    [400, 'that binds what is no JSON', post(form(bound('s]:*#')))],
    [400, 'that binds no list', post(form(bound('"$1"')))],
    [400, 'that binds what is nowhere', post(form(bound('[{"a":["$Q9"]}]')))],
    [400, 'of a call of no list', post('null', {'next-action': '7a'})],
    [400, 'of a call with what is nowhere', post('["$F9"]', {'next-action': '7a'})],
    [400, 'of a call without arguments', post(form({name: 'Ada'}), {'next-action': '7a'})],
  ])('is refused with %i %s', async (status, _what, request) => {
    const refusal = await refuseForm(request, 'fr')
    expect(refusal?.status).toBe(status)
    expect(await refusal?.text()).toContain('<h1>Envoi impossible</h1>')
  })
})

it('what is no post passes', async () => {
  expect(await refuseForm(new Request(url), 'en')).toBeUndefined()
})
