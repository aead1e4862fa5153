import {readOrCreateCredentials, type Credentials} from './credentials.ts'
import {assertPortsFree} from './ports.ts'
import {seedEmptyDataset} from './seed.ts'
import {startServices} from './services.ts'
import type {Settings} from './settings.ts'
import {step} from './steps.ts'

function servicesTitle({embeddedContentLake, embeddedSupabase}: Settings): string {
  const names = [embeddedContentLake && 'Content Lake', embeddedSupabase && 'Supabase']
  return names.filter(Boolean).join(' and ') || 'Nothing: the environment names hosted services'
}

/** Brings the embedded services up, with content and an admin in them; returns the credentials of the data folder. */
export async function prepareServices(
  settings: Settings,
  credentials: Credentials,
  replayFrom?: number,
): Promise<void> {
  await step(`Services: ${servicesTitle(settings)}`, () =>
    startServices(settings, credentials, replayFrom),
  )
  if (!settings.embeddedContentLake) return
  await step('Content', () => seedEmptyDataset(settings, credentials))
}

/** Reads or makes the credentials, and checks that the ports are free, the site's too when `servesSite`. */
export async function checkMachine(
  settings: Settings,
  {servesSite}: {servesSite: boolean},
): Promise<Credentials> {
  return step('Ports and credentials', async () => {
    // A damaged file is told before anything else is touched.
    const credentials = readOrCreateCredentials(settings)
    await assertPortsFree(settings, servesSite)
    return credentials
  })
}
