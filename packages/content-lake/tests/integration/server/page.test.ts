import {expect, it} from 'vitest'

import {TOKENS, useLake} from '../../lake.ts'

const used = useLake()

const accept = {accept: 'text/html,application/xhtml+xml'}
const open = (path = '/', headers: Record<string, string> = {}) =>
  used.lake.request(path, {headers: {...accept, ...headers}})

const ask = (query: string, headers: Record<string, string> = {}) =>
  open(`/?${new URLSearchParams({dataset: 'production', query, perspective: 'raw'})}`, headers)

/** Signs in as a browser does, and returns the cookie. */
async function signIn(role: keyof typeof TOKENS): Promise<string> {
  const origin = encodeURIComponent(used.lake.url)
  const response = await used.lake.request(`/auth/login/local?origin=${origin}`, {
    method: 'POST',
    body: new URLSearchParams({token: TOKENS[role]}),
    redirect: 'manual',
  })
  expect(response.headers.get('location')).toBe('/')
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

it('shows everybody what is public, and nothing else', async () => {
  await used.editor.create({_id: 'drafts.secret', _type: 'note', title: 'Unfinished'})
  await used.editor.create({_id: 'public', _type: 'note', title: 'Finished'})
  used.lake.lake.createDataset('hidden')
  used.lake.lake.setPrivate('hidden', true)
  const page = await (await ask('*{title}')).text()
  expect(page).toContain('Finished')
  expect(page).toContain('/data/query/:dataset')
  for (const secret of ['Unfinished', 'hidden', 'Webhooks', 'Tokens']) {
    expect(page).not.toContain(secret)
  }
  const private_ = await (await open('/?dataset=hidden')).text()
  expect(private_).not.toContain('hidden')
})

it('shows people what they may see once they have signed in, without a token’s value', async () => {
  await used.lake.request('/hooks/projects/local', {
    method: 'POST',
    as: 'administrator',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({name: 'to-the-site', url: 'http://localhost:9', dataset: 'production'}),
  })
  await used.editor.create({_id: 'drafts.seen', _type: 'note', title: 'Seen by editors'})
  const cookie = await signIn('administrator')
  await used.editor.create({_id: 'announced', _type: 'note'})
  const attempted = /to-the-site<\/td>\s*<td>[\d-]+T[^<]+<\/td>\s*<td>network/
  await expect.poll(async () => (await open('/', {cookie})).text()).toMatch(attempted)
  const page = await (await ask('*{title}', {cookie})).text()
  for (const text of ['Seen by editors', 'to-the-site', 'Local viewer', 'private']) {
    expect(page).toContain(text)
  }
  for (const token of Object.values(TOKENS)) expect(page).not.toContain(token)
  const viewer = await (await open('/', {cookie: await signIn('viewer')})).text()
  expect(viewer).toContain('Local viewer')
  expect(viewer).not.toContain('to-the-site')
})

it('signs in to the page alone: its cookie may not write', async () => {
  const response = await used.lake.request('/v1/data/mutate/production', {
    method: 'POST',
    headers: {cookie: await signIn('administrator'), 'content-type': 'application/json'},
    body: JSON.stringify({mutations: [{create: {_type: 'note'}}]}),
  })
  expect(response.status).toBe(403)
})

it.each([
  '"</script><script>alert(1)</script>"',
  '[{"</textarea><img src=x onerror=alert(1)>": "\'\\"<b>&"}]',
  '</textarea><script>alert(1)</script>',
])('writes %s as text', async (query) => {
  const response = await ask(query)
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await response.text()).not.toMatch(/<script|<img|<b>/)
})

it('explains a query that cannot be answered', async () => {
  const response = await ask('*[')
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(/role="alert">[^<]*expected/)
})

it('shows the beginning of a result of 3 MB, as text and as a table', async () => {
  const large = {_id: 'large', _type: 'large', text: '<'.repeat(1_500_000)}
  await used.editor.create(large)
  await used.editor.create({...large, _id: 'large2'})
  for (const query of ['*[_type == "large"]', '*[_type == "large"].text']) {
    const page = await (await ask(query)).text()
    expect(page).toContain('characters)')
    expect(page.length).toBeLessThan(1_000_000)
  }
})

it('programs get the routes as JSON', async () => {
  const response = await used.lake.request('/', {headers: {accept: '*/*'}})
  expect(await response.json()).toMatchObject({projectId: 'local'})
})
