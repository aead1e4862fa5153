import type {APIRequestContext} from '@playwright/test'

import {deadline} from '../machine-speed.ts'
import {adminContext, anonymousContext} from './admin.ts'
import {fieldsOf} from './forms.ts'
import {credentials, database, faultsByName} from './services.ts'
import {expect, test} from './site.ts'

const {admin} = credentials

/** Milliseconds. A page makes several requests in sequence, each with a timeout of fifteen seconds. */
const timeout = 100_000

/** Found on the dashboard when entries are shown. */
const entries = 'Export for Excel'
const noEntries = /Sign-in is unavailable right now|Unable to load data/

async function read(browser: APIRequestContext, path: string) {
  const answer = await browser.get(path, {timeout, maxRedirects: 0})
  return {status: answer.status(), text: await answer.text()}
}

/** Returns what the sign-in page says after the right password. */
async function tryToSignIn(): Promise<string> {
  const browser = await anonymousContext()
  const login = await browser.get('/admin/login')
  const multipart = {...fieldsOf(await login.text(), 'Sign In'), ...admin}
  const answer = await browser.post('/admin/login', {multipart, timeout})
  const text = await answer.text()
  await browser.dispose()
  return text
}

test.beforeAll(async () => {
  const row = {name: 'Ada', email: `admin.${process.pid}@visitor.example`, source: 'waitlist'}
  const {error} = await database.from('waitlist').insert({...row, language: 'en'})
  if (error) throw new Error(error.message)
})

test('an admin sees an error and stays signed in whatever Supabase answers', async ({running}) => {
  test.setTimeout(deadline(600_000))
  const browser = await adminContext()
  for (const [name, fault] of Object.entries(faultsByName)) {
    await test.step(`a Supabase that ${name}`, async () => {
      expect((await read(browser, '/admin/dashboard')).text).toContain(entries)
      await running.supabase.setFault(fault)
      const [dashboard, file, login] = await Promise.all([
        read(browser, '/admin/dashboard'),
        read(browser, '/admin/dashboard/export?for=crm'),
        tryToSignIn(),
      ])
      if (fault.kind === 'slow') {
        expect(dashboard.text).toContain(entries)
        expect(file.text).toContain('@visitor.example')
      } else {
        expect([200, 503]).toContain(dashboard.status)
        expect(dashboard.text).toMatch(noEntries)
        expect(dashboard.text).not.toContain('Access denied')
        expect(file).toEqual({status: 503, text: expect.stringMatching(noEntries)})
        expect(login).toContain('Sign-in is unavailable right now')
      }
      await running.supabase.setFault({kind: 'none'})
    })
  }
  expect((await read(browser, '/admin/dashboard')).text).toContain(entries)
  await browser.dispose()
})

test('an admin who signs out while Supabase is down is signed out', async ({running}) => {
  const browser = await adminContext()
  const dashboard = await read(browser, '/admin/dashboard')
  await running.supabase.setFault({kind: 'down'})
  const multipart = fieldsOf(dashboard.text, 'Sign Out')
  const left = await browser.post('/admin/dashboard', {multipart, timeout})
  expect(await left.text()).toContain('Signed out')
  await running.supabase.setFault({kind: 'none'})
  expect((await read(browser, '/admin/dashboard')).status).toBe(307)
  await browser.dispose()
})
