import {createClient} from '@supabase/supabase-js'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import type {Fault} from './fault-proxy.ts'
import {environment} from './site.ts'

export const credentials = readCredentials(environment.dataDir)

/** An admin client that bypasses the proxy. */
export const contentLake = contentClient(credentials.contentLake)

const {url, secretKey} = credentials.supabase

/** A client with the secret key that bypasses the proxy. */
export const database = createClient(url, secretKey, {auth: {persistSession: false}})

/** The page whose description the tests change. */
export const aboutPath = '/fr/a-propos'

const aboutQuery =
  '*[_type == "page" && language == "fr" && path == "a-propos"][0]{_id, "description": seo.description}'

/** Publishes a description of {@link aboutPath}. */
export type Publish = (description: string) => Promise<unknown>

/** Runs a test that publishes other descriptions of {@link aboutPath}, and restores the original. */
export async function withAboutPage(
  work: (publish: Publish, original: string) => Promise<void>,
): Promise<void> {
  const {_id: id, description} = await contentLake.fetch<{_id: string; description: string}>(
    aboutQuery,
  )
  const publish: Publish = (text) =>
    contentLake.patch(id, {set: {'seo.description': text}}).commit()
  try {
    await work(publish, description)
  } finally {
    await publish(description)
  }
}

/** Returns the description in a page's HTML. */
export const descriptionIn = (html: string): string =>
  /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''

const json = 'application/json'

/** Every kind of bad response, by description. */
export const faultsByName: Record<string, Fault> = {
  'is down': {kind: 'down'},
  hangs: {kind: 'hangs'},
  'is slow': {kind: 'slow', by: 10_000},
  'resets connections': {kind: 'resets'},
  'sends half of an answer': {kind: 'halves'},
  'answers 500': {kind: 'answers', status: 500, type: json, body: '{"error": "broken"}'},
  'answers 429': {
    kind: 'answers',
    status: 429,
    type: json,
    body: '{"error": "too many"}',
    headers: {'retry-after': '1'},
  },
  'answers HTML': {
    kind: 'answers',
    status: 200,
    type: 'text/html',
    body: '<!doctype html><title>Maintenance</title>',
  },
  'answers other JSON': {kind: 'answers', status: 200, type: json, body: '{"unexpected": true}'},
  'answers half of JSON': {kind: 'answers', status: 200, type: json, body: '{"result": [{"_id":'},
}
