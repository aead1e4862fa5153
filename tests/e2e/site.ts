import {createHmac} from 'node:crypto'

import {AxeBuilder} from '@axe-core/playwright'
import {test as base, expect, type Page} from '@playwright/test'
import {createClient} from '@sanity/client'

import {readCredentials} from './stack.ts'

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is set by global-setup.ts, which did not run.`)
  return value
}

/** The stack that global-setup.ts started. */
export const stack = {
  siteUrl: required('STACK_SITE_URL'),
  distDir: required('STACK_DIST_DIR'),
  pid: Number(required('STACK_PID')),
  credentials: readCredentials(required('STACK_DATA_DIR')),
}

/** The secret of announcements, derived as the starter derives it. */
export const revalidateSecret = createHmac(
  'sha256',
  stack.credentials.contentLake.tokens.administrator,
)
  .update('revalidate')
  .digest('hex')

/** A client of the embedded Content Lake that may do everything. */
export const contentLake = createClient({
  apiHost: stack.credentials.contentLake.url,
  projectId: stack.credentials.contentLake.projectId,
  dataset: stack.credentials.contentLake.dataset,
  token: stack.credentials.contentLake.tokens.administrator,
  useProjectHostname: false,
  apiVersion: '2026-03-01',
  useCdn: false,
  perspective: 'raw',
})

/** What a page must not do, collected while a test runs. */
export interface Complaints {
  errors: string[]
  outside: string[]
}

function isLocal(url: string): boolean {
  const {protocol, hostname} = new URL(url)
  return !/^(https?|wss?):$/.test(protocol) || /(^|\.)localhost$/.test(hostname)
}

function watch(page: Page): Complaints {
  const complaints: Complaints = {errors: [], outside: []}
  page.on('pageerror', (error) => complaints.errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.errors.push(message.text())
  })
  page.on('request', (request) => {
    if (!isLocal(request.url())) complaints.outside.push(request.url())
  })
  return complaints
}

/** Playwright's test, with the site's address and what its pages complain of. */
export const test = base.extend<{complaints: Complaints}>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern.
  baseURL: async ({}, use) => use(stack.siteUrl),
  complaints: async ({page}, use) => use(watch(page)),
})

/** Asserts that axe finds nothing on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const {violations} = await new AxeBuilder({page}).analyze()
  expect(violations.map(({id, nodes}) => ({id, targets: nodes.map(({target}) => target)}))).toEqual(
    [],
  )
}

export {expect}
