import type {BrowserContext} from '@playwright/test'

import {adminCookies} from '../fixtures/cookies.ts'
import {expect, stack} from './site.ts'
import {operator} from './waitlist-rows.ts'

const {supabase, admin} = stack.credentials

export type Person = typeof admin

/** Adds an admin, whose sessions and second factors no other test uses. */
export async function newAdmin(): Promise<Person> {
  const person = {
    email: `careful.${crypto.randomUUID()}@visitor.example`,
    password: 'a rather long one',
  }
  expect((await operator.auth.admin.createUser(person)).error).toBeNull()
  expect((await operator.rpc('grant_admin', {address: person.email})).error).toBeNull()
  return person
}

/** Signs somebody in, by default the admin. Each call creates its own session, so a test may end it. */
export async function signIn(context: BrowserContext, person = admin): Promise<void> {
  await context.addCookies(await adminCookies({supabase, admin: person}))
}
