import {join} from 'node:path'

import {createContentLake, runUntilStopped} from 'embedded-content-lake'

import {readCredentials, revalidateSecret} from '../credentials.ts'
import {readSettings} from '../starter/settings.ts'
import {people, siteWebhooks} from './project.ts'

await runUntilStopped(() => {
  const {dataDir, ports} = readSettings()
  const credentials = readCredentials(dataDir)
  const {projectId, dataset, tokens} = credentials.contentLake
  // Not the public URL: an experiment must not notify production.
  const site = `http://localhost:${ports.PORT}`
  const {webhooks, syncTagWebhook} = siteWebhooks(site, revalidateSecret(credentials), dataset)
  const replayFrom = process.env['CONTENT_LAKE_WEBHOOK_REPLAY_FROM']
  return createContentLake({
    port: ports.CONTENT_LAKE_PORT,
    dataDir: join(dataDir, 'content-lake'),
    projectId,
    datasets: [dataset],
    people,
    tokens,
    webhooks,
    syncTagWebhook: {...syncTagWebhook, ...(replayFrom && {replayFrom: Number(replayFrom)})},
  })
})
