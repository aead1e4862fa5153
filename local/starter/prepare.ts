import {readOrCreateCredentials, type Credentials} from '../credentials.ts'
import {migrateDataset} from './migrations.ts'
import {assertPortsFree} from './ports.ts'
import {contentClient, seedEmptyDataset} from './seed.ts'
import {startServices} from './services.ts'
import type {Settings} from './settings.ts'
import {step} from './steps.ts'

function servicesTitle({embeddedContentLake, embeddedSupabase}: Settings): string {
  const names = [embeddedContentLake && 'Content Lake', embeddedSupabase && 'Supabase']
  return names.filter(Boolean).join(' and ') || 'none, the environment points to hosted services'
}

/** Starts the embedded services with content and an admin; returns the credentials. */
export async function prepareServices(
  settings: Settings,
  credentials: Credentials,
  replayFrom?: number,
): Promise<void> {
  await step(`Services: ${servicesTitle(settings)}`, () =>
    startServices(settings, credentials, replayFrom),
  )
  if (!settings.embeddedContentLake) return
  await step('Content', async () => {
    await migrateDataset(contentClient(credentials.contentLake))
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
