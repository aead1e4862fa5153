import {contentLakeClient, readCredentials} from '../processes/credentials.ts'
import type {Fault} from './fault-proxy.ts'
import {place} from './site.ts'

export const credentials = readCredentials(place.dataDir)

/** An admin client that bypasses the proxy. */
export const contentLake = contentLakeClient(credentials.contentLake)

const json = 'application/json'

/** Every kind of bad response, by description. */
export const wrongAnswers: Record<string, Fault> = {
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
