import {join, resolve} from 'node:path'

import {type ContentLakeOptions, createContentLake, runUntilStopped} from 'embedded-content-lake'

import {readCredentials} from '../credentials.ts'
import {UserError} from '../user-error.ts'
import {people, siteWebhooks} from './project.ts'

const DEFAULT_DATA_DIR = '.data'
const HIGHEST_PORT = 65_535

function readOptions(env: NodeJS.ProcessEnv): ContentLakeOptions {
  const dataDir = resolve(env['DATA_DIR'] ?? DEFAULT_DATA_DIR)
  const {contentLake} = readCredentials(join(dataDir, 'credentials.json'))
  const {projectId, dataset, tokens} = contentLake
  return {
    port: readNumber(env, 'CONTENT_LAKE_PORT', HIGHEST_PORT),
    dataDir: join(dataDir, 'content-lake'),
    projectId,
    datasets: [dataset],
    people,
    tokens,
    strictLimits: true,
    ...readWebhooks(env, dataset),
  }
}

function readWebhooks(env: NodeJS.ProcessEnv, dataset: string): ContentLakeOptions {
  const site = env['CONTENT_LAKE_SITE_URL']
  const secret = env['CONTENT_LAKE_WEBHOOK_SECRET']
  if (!site && !secret) return {}
  if (!site || !URL.canParse(site) || !secret) {
    throw new UserError(
      'Set CONTENT_LAKE_SITE_URL to an address and CONTENT_LAKE_WEBHOOK_SECRET to its secret, or neither.',
    )
  }
  const {webhooks, syncTagWebhook} = siteWebhooks(site, secret, dataset)
  const highest = Number.MAX_SAFE_INTEGER
  const replayFrom = readNumber(env, 'CONTENT_LAKE_WEBHOOK_REPLAY_FROM', highest)
  return {webhooks, syncTagWebhook: {...syncTagWebhook, replayFrom}}
}

function readNumber(env: NodeJS.ProcessEnv, name: string, highest: number): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value <= highest) return value
  throw new UserError(`${name} must be a whole number up to ${highest}.`)
}

await runUntilStopped(() => createContentLake(readOptions(process.env)))
