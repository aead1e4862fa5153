import type {Page} from '@playwright/test'

import {newAdmin, signIn} from './admin-session.ts'
import {actionIds} from './routes.ts'
import {expect, expectAccessible, nightly, stack, test} from './site.ts'

const {admin, supabase} = stack.credentials

const wrong = 'Wrong email address or password.'

// Attempts are rate-limited per IP address; an address of their own keeps these tests from blocking others.
const visitor = '203.0.113.80'
test.use({extraHTTPHeaders: {'x-forwarded-for': visitor}})

async function fill(page: Page, password: string, email = admin.email): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', {name: 'Sign In'}).click()
}

/** Calls Supabase with the secret key, which Supabase rejects when a browser sends it. */
function asServer(path: string, method: string, body?: object): Promise<Response> {
  return fetch(`${supabase.url}/${path}`, {
    method,
    headers: {apikey: supabase.secretKey, 'content-type': 'application/json'},
    ...(body && {body: JSON.stringify(body)}),
  })
}

test('an admin signs in, returns to the requested page and signs out', async ({page}) => {
  await page.goto('/admin/dashboard?q=acme&sort=name')
  await expect(page).toHaveURL(/\/admin\/login\?next=/)
  await fill(page, 'not the password')
  const refusal = page.getByRole('alert').filter({hasText: 'Login Failed'})
  await expect(refusal).toBeFocused()
  await expect(refusal).toContainText(wrong)
  await expect(page.locator('.toast').filter({hasText: 'Login Failed'})).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await expectAccessible(page)

  await fill(page, admin.password)
  await page.waitForURL(({pathname}) => pathname === '/admin/dashboard')
  const {searchParams} = new URL(page.url())
  expect([searchParams.get('q'), searchParams.get('sort')]).toEqual(['acme', 'name'])
  const welcome = page.locator('.toast').filter({hasText: 'Login Successful'})
  await expect(welcome).toContainText('Welcome to the admin panel.')
  await page.goto('/admin/login')
  await expect(page).toHaveURL(/\/admin\/dashboard/)

  await page.goto('/admin/security')
  await page.getByRole('button', {name: 'Sign Out'}).click()
  await expect(page.locator('.toast').filter({hasText: 'Signed out'})).toBeVisible()
  // Nothing of the admin pages stays in the document, nor in the browser's history.
  const leftover = async () => (await page.content()).includes(admin.email)
  expect(await leftover()).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/login/)
  expect(await leftover()).toBe(false)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL(/\/admin\/login$/)
})

test('signing in and out works without JavaScript and never redirects to another site', async ({
  plain: page,
}) => {
  await page.setExtraHTTPHeaders({'x-forwarded-for': '203.0.113.81'})
  await page.goto('/admin/login?next=//other.example/admin/')
  await fill(page, 'not the password')
  await expect(page.getByText(wrong)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await fill(page, admin.password)
  await expect(page).toHaveURL(`${stack.siteUrl}/admin/dashboard?notice=signed-in`)
  await page.getByRole('button', {name: 'Sign Out'}).click()
  await expect(page.getByText('Signed out')).toBeVisible()
  await expect(page.getByText(wrong)).toHaveCount(0)
})

test('a form posted from another site is rejected', async ({plain: page}) => {
  await page.goto('/admin/login')
  const fields = await page
    .locator('form input[name]')
    .evaluateAll((inputs) =>
      inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
    )
  const multipart = {...Object.fromEntries(fields), ...admin}
  expect(Object.keys(multipart).some((name) => name.startsWith('$ACTION'))).toBe(true)
  const post = (origin: string) =>
    page.request.post('/admin/login', {multipart, headers: {origin}, maxRedirects: 0})
  const foreign = await post('https://other.example')
  expect(foreign.status()).toBeGreaterThanOrEqual(400)
  expect(foreign.headers()['set-cookie']).toBeUndefined()
  const own = await post(stack.siteUrl)
  expect(own.status()).toBe(303)
  const set = own.headersArray().filter(({name}) => name.toLowerCase() === 'set-cookie')
  const cookies = set.map(({value}) => value)
  expect(cookies.map((cookie) => cookie.split(/[=.-]/, 1)[0])).toContain('signInDevice')
  for (const cookie of cookies) expect(cookie).toMatch(/HttpOnly.*SameSite|SameSite.*HttpOnly/i)
})

test('visitors are redirected to the sign-in page, and no response is cached', async ({
  request,
}) => {
  const dashboard = await request.get('/admin/dashboard', {maxRedirects: 0})
  expect(dashboard.status()).toBe(307)
  expect(dashboard.headers()['location']).toMatch(/\/admin\/login$/)
  const session = await request.get('/admin/session', {maxRedirects: 0})
  expect(session.status()).toBe(401)
  const login = await request.get('/admin/login')
  for (const answer of [dashboard, session]) {
    expect(answer.headers()['cache-control']).toBe('private, no-store')
  }
  expect(login.headers()['cache-control']).toContain('no-store')
  expect(await login.text()).toMatch(/<meta name="robots" content="noindex/)
})

test('a user without the admin role is denied pages, export and actions', async ({
  context,
  page,
}) => {
  const person = {email: `person.${Date.now()}@visitor.example`, password: 'of no role'}
  expect((await asServer('auth/v1/admin/users', 'POST', person)).ok).toBe(true)
  const entry = {id: crypto.randomUUID(), name: 'Ann', email: `ann.${Date.now()}@visitor.example`}
  expect((await asServer('rest/v1/waitlist', 'POST', [entry])).ok).toBe(true)
  await signIn(context, person)

  for (const path of ['dashboard', 'audit', 'security']) {
    await page.goto(`/admin/${path}?notice=signed-in`)
    await expect(page.locator('main').getByRole('alert')).toHaveText(
      'Access denied. Admin privileges required.',
    )
    await expect(page.getByRole('button', {name: 'Sign Out'})).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('status')).toHaveCount(0)
    await expect(page.locator('main')).toHaveText('Access denied. Admin privileges required.')
  }
  await expectAccessible(page)
  const details = await page.request.get(`/admin/dashboard?entry=${entry.id}`)
  expect(await details.text()).not.toContain(entry.email)
  for (const file of ['export', `entry?id=${entry.id}`]) {
    expect((await page.request.get(`/admin/dashboard/${file}`)).status()).toBe(403)
  }
  const refusal = await (await page.request.get('/admin/audit')).text()
  expect(refusal).toContain('Access denied. Admin privileges required.')
  expect(refusal).not.toContain('<table')

  for (const action of actionIds(stack.distDir)) {
    // One of the actions signs out.
    if ((await page.request.get('/admin/session')).status() === 401) await signIn(context, person)
    const answer = await page.request.post('/admin/dashboard', {
      headers: {'next-action': action, 'content-type': 'text/plain;charset=UTF-8'},
      data: JSON.stringify([entry.id]),
      maxRedirects: 0,
    })
    expect(await answer.text()).not.toContain(entry.email)
  }
  const kept = await asServer(`rest/v1/waitlist?id=eq.${entry.id}`, 'GET')
  expect(await kept.json()).toHaveLength(1)
  await asServer(`rest/v1/waitlist?id=eq.${entry.id}`, 'DELETE')
})

test.describe('a signed-in admin', () => {
  test.beforeEach(({context}) => signIn(context))

  test('is signed out in every tab, with a link to sign in again', async ({context, page}) => {
    await page.goto('/admin/dashboard?q=acme')
    const other = await context.newPage()
    await other.goto('/admin/security')
    await other.getByRole('button', {name: 'Sign Out'}).click()
    await expect(other.getByText('Signed out')).toBeVisible()
    await page.waitForURL(({pathname}) => pathname === '/admin/login')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/dashboard?q=acme')
    await expect(page.getByRole('status')).toContainText('Your session ended')
    await expectAccessible(page)
  })

  test(
    'is redirected when the tab becomes visible after the session has ended',
    nightly,
    async ({context, page, pageErrors}) => {
      await page.goto('/admin/security')
      await expect(page.getByRole('button', {name: 'Sign Out'})).toBeVisible()
      const session = await page.request.get('/admin/session')
      const described = (await session.json()) as object
      expect(Object.keys(described).sort()).toEqual(['expiresAt', 'userId'])
      await context.clearCookies()
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(page.getByRole('status')).toContainText('Your session ended')
      await pageErrors.expect(/^401 .*\/admin\/session$/)
      expect(new URL(page.url()).searchParams.get('next')).toBe('/admin/security')
    },
  )

  test('signs in again for an action that needs a recent sign-in, then continues', async ({
    page,
  }) => {
    await page.goto('/admin/login?notice=sign-in-again&next=/admin/dashboard?q=acme')
    await expect(page.getByRole('status')).toContainText('Confirm it’s you')
    await expect(page.getByLabel('Email')).toHaveValue(admin.email.toLowerCase())
    await expectAccessible(page)
    await page.getByLabel('Password').fill(admin.password)
    await page.getByRole('button', {name: 'Sign In'}).click()
    await page.waitForURL(({pathname}) => pathname === '/admin/dashboard')
    expect(new URL(page.url()).searchParams.get('q')).toBe('acme')
  })

  test('ends all other sessions', async ({context, page}) => {
    const other = await context.browser()?.newContext({baseURL: stack.siteUrl})
    if (!other) throw new Error('There is no browser')
    const person = await newAdmin()
    await signIn(context, person)
    await signIn(other, person)
    await page.goto('/admin/security')
    await page.getByRole('button', {name: 'End all other sessions'}).click()
    await expect(page.getByText('All other sessions ended')).toBeVisible()
    expect((await page.request.get('/admin/session')).status()).toBe(200)
    expect((await other.request.get('/admin/session')).status()).toBe(401)
    await other.close()
  })

  test('can sign out of a session that has already ended', nightly, async ({context, page}) => {
    await page.goto('/admin/security')
    await expect(page.getByRole('button', {name: 'Sign Out'})).toBeVisible()
    await context.clearCookies()
    await page.getByRole('button', {name: 'Sign Out'}).click()
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByRole('button', {name: 'Sign In'})).toBeVisible()
  })
})
