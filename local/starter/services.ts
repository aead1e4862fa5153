import {type Credentials, readOrCreateCredentials} from '../credentials.ts'
import {migrateDataset} from './migrations.ts'
import {assertPortsFree} from './ports.ts'
import {superviseService} from './processes.ts'
import {contentClient, seedEmptyDataset} from './seed.ts'
import type {Settings} from './settings.ts'
import {step} from './steps.ts'

/** Starts the embedded Content Lake, which sends the webhooks for changes after transaction `replayFrom` again. */
const startContentLake = (replayFrom: number | undefined) =>
  superviseService({
    name: 'The Content Lake',
    file: 'local/sanity/main.ts',
    env: {CONTENT_LAKE_WEBHOOK_REPLAY_FROM: replayFrom === undefined ? '' : String(replayFrom)},
  })

const startSupabase = () => superviseService({name: 'Supabase', file: 'local/supabase/main.ts'})

/** Newest transaction of the embedded Content Lake; 0 when there is none. */
export async function latestSequence(credentials: Credentials): Promise<number> {
  const response = await fetch(`${credentials.contentLake.url}/health`)
  const {sequence} = (await response.json()) as {sequence: number}
  return sequence
}

function servicesTitle({embeddedContentLake, embeddedSupabase}: Settings): string {
  const names = [embeddedContentLake && 'Content Lake', embeddedSupabase && 'Supabase']
  return names.filter(Boolean).join(' and ') || 'none, the environment points to hosted services'
}

/** Starts the embedded services with content and an admin. */
export async function prepareServices(
  settings: Settings,
  credentials: Credentials,
  replayFrom?: number,
): Promise<void> {
  await step(`Services: ${servicesTitle(settings)}`, () =>
    Promise.all([
      settings.embeddedContentLake ? startContentLake(replayFrom) : undefined,
      settings.embeddedSupabase ? startSupabase() : undefined,
    ]),
  )
  if (!settings.embeddedContentLake) return
  await step('Content', async () => {
    const client = contentClient(credentials.contentLake)
    // A Studio that is open when the first task is created would not see it.
    await client.request({method: 'POST', url: `/comments/${client.config().dataset}/setup`})
    await migrateDataset(client)
    await seedEmptyDataset(settings, credentials)
  })
}

/** Reads or creates the credentials and checks the ports, including the site's if `servesSite`. */
export async function checkPrerequisites(
  settings: Settings,
  {servesSite}: {servesSite: boolean},
): Promise<Credentials> {
  return step('Ports and credentials', async () => {
    // Report a damaged file before changing anything.
    const credentials = readOrCreateCredentials(settings)
    await assertPortsFree(settings, servesSite)
    return credentials
  })
}
