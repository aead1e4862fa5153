import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'

import {type ContentLakeOptions, createContentLake, runUntilStopped} from '../content-lake/index.ts'
import {people} from './people.ts'
import {siteWebhooks} from './webhooks.ts'

/** The `contentLake` part of `<DATA_DIR>/credentials.json`, written by the starter. */
interface Credentials {
  projectId: string
  dataset: string
  tokens: Record<string, string>
}

/** A problem the user can fix; only its message is shown. */
class SettingsError extends Error {
  override name = 'SettingsError'
}

const DEFAULT_DATA_DIR = '.data'
const HIGHEST_PORT = 65_535

function readOptions(env: NodeJS.ProcessEnv): ContentLakeOptions {
  const dataDir = resolve(env['DATA_DIR'] ?? DEFAULT_DATA_DIR)
  const {projectId, dataset, tokens} = readCredentials(join(dataDir, 'credentials.json'))
  return {
    port: readNumber(env, 'CONTENT_LAKE_PORT', HIGHEST_PORT),
    dataDir: join(dataDir, 'content-lake'),
    projectId,
    datasets: [dataset],
    people,
    tokens,
    ...readWebhooks(env, dataset),
  }
}

function readCredentials(path: string): Credentials {
  let file: {contentLake?: Partial<Credentials>}
  try {
    file = JSON.parse(readFileSync(path, 'utf8')) as typeof file
  } catch {
    throw new SettingsError(`${path} is missing or is not JSON: start the site with "npm start".`)
  }
  const {projectId, dataset, tokens} = file.contentLake ?? {}
  const complete = tokens?.administrator && tokens.editor && tokens.viewer
  if (projectId && dataset && complete) return {projectId, dataset, tokens}
  throw new SettingsError(
    `${path} needs contentLake.projectId, contentLake.dataset and a token for each of the three roles.`,
  )
}

function readWebhooks(env: NodeJS.ProcessEnv, dataset: string): ContentLakeOptions {
  const site = env['CONTENT_LAKE_SITE_URL']
  const secret = env['CONTENT_LAKE_WEBHOOK_SECRET']
  if (!site && !secret) return {}
  if (!site || !URL.canParse(site) || !secret) {
    throw new SettingsError(
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
  throw new SettingsError(`${name} must be a whole number up to ${highest}.`)
}

await runUntilStopped(() => createContentLake(readOptions(process.env)))
