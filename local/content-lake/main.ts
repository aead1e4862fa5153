import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {setFlagsFromString} from 'node:v8'

import type {ContentLakeOptions, DocumentWebhook} from './contract.ts'
import {storeGroups} from './people/groups.ts'
import {startContentLake} from './server.ts'

/** The `contentLake` part of `<DATA_DIR>/credentials.json`, written by the starter. */
type Credentials = Pick<ContentLakeOptions, 'projectId' | 'dataset' | 'tokens'>

/** A problem the user can fix; only its message is shown. */
class SettingsError extends Error {
  override name = 'SettingsError'
}

const DEFAULT_PORT = 54330
const DEFAULT_DATA_DIR = '.data'
const HIGHEST_PORT = 65_535

function readOptions(env: NodeJS.ProcessEnv): ContentLakeOptions {
  const dataDir = resolve(env['DATA_DIR'] ?? DEFAULT_DATA_DIR)
  const {projectId, dataset, tokens} = readCredentials(join(dataDir, 'credentials.json'))
  return {
    port: readNumber(env, 'CONTENT_LAKE_PORT', HIGHEST_PORT) ?? DEFAULT_PORT,
    dataDir: join(dataDir, 'content-lake'),
    projectId,
    dataset,
    tokens,
    webhook: readWebhook(env),
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

function readWebhook(env: NodeJS.ProcessEnv): ContentLakeOptions['webhook'] {
  const url = env['CONTENT_LAKE_WEBHOOK_URL']
  const secret = env['CONTENT_LAKE_WEBHOOK_SECRET']
  if (!url && !secret) return undefined
  if (!url || !URL.canParse(url) || !secret) {
    throw new SettingsError(
      'Set CONTENT_LAKE_WEBHOOK_URL to an address and CONTENT_LAKE_WEBHOOK_SECRET to its secret, or neither.',
    )
  }
  const highest = Number.MAX_SAFE_INTEGER
  const replayFrom = readNumber(env, 'CONTENT_LAKE_WEBHOOK_REPLAY_FROM', highest)
  return {url, secret, replayFrom, documents: readDocumentWebhook(env)}
}

function readDocumentWebhook(env: NodeJS.ProcessEnv): DocumentWebhook | undefined {
  const text = env['CONTENT_LAKE_DOCUMENT_WEBHOOK']
  return text ? (JSON.parse(text) as DocumentWebhook) : undefined
}

function readNumber(env: NodeJS.ProcessEnv, name: string, highest: number): number | undefined {
  const text = env[name]
  if (text === undefined || text === '') return undefined
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (value <= highest) return value
  throw new SettingsError(`${name} must be a whole number up to ${highest}.`)
}

/** A stuck stream or transform must not delay the exit. */
const STOP_MS = 900

async function main(): Promise<void> {
  const options = readOptions(process.env)
  const starting = startContentLake(options)
  const stop = (): void => {
    setTimeout(() => process.exit(0), STOP_MS).unref()
    void starting.then((started) => started.close()).finally(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The starter is gone, so nobody else would stop this process.
  process.once('disconnect', stop)
  const {url, lake} = await starting
  storeGroups(lake, options.dataset)
  process.send?.({type: 'ready', url})
}

// Documents stay in memory: by default V8 would let as much garbage gather beside them, and reserve
// 128 MB for new objects.
setFlagsFromString('--heap-growing-percent=25')
setFlagsFromString('--semi-space-growth-factor=1')

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
