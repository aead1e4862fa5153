import {accessSync, constants, existsSync, statfsSync} from 'node:fs'
import {dirname} from 'node:path'

import {runDataCommand} from '../starter/command.ts'
import {takenPorts} from '../starter/ports.ts'
import type {Settings} from '../starter/settings.ts'
import {checkHostedSupabase} from '../supabase/hosted.ts'
import {installedBrowser, missingPrograms} from '../testing/programs.ts'
import {UserError} from '../user-error.ts'

/** Result of a check, with advice when something is missing. */
interface Finding {
  found: string
  advice?: string
}

/** Gigabytes that packages, a build and its tests take. */
const neededGigabytes = 5

const place = (isEmbedded: boolean) => (isEmbedded ? 'embedded' : 'hosted')

function services({embeddedContentLake, embeddedSupabase}: Settings): Finding {
  return {
    found: `Content Lake ${place(embeddedContentLake)}, Supabase ${place(embeddedSupabase)}`,
  }
}

async function ports(settings: Settings): Promise<Finding> {
  const taken = await takenPorts(settings, true)
  const found = `Ports ${Object.values(settings.ports).join(', ')}`
  return taken.length > 0 ? {found, advice: taken.join(' ')} : {found: `${found} are free`}
}

/** The folder, or its nearest existing parent. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder))
}

function dataFolder({dataDir}: Settings): Finding {
  const found = `Data folder ${dataDir}`
  try {
    accessSync(existing(dataDir), constants.W_OK)
    return {found}
  } catch {
    return {found, advice: 'You may not write there. Set DATA_DIR to another folder.'}
  }
}

function disk({dataDir}: Settings): Finding {
  const {bavail, bsize} = statfsSync(existing(dataDir))
  const gigabytes = Math.floor((bavail * bsize) / 1024 ** 3)
  const found = `${gigabytes} GB of free disk space`
  return gigabytes < neededGigabytes ? {found, advice: `Free ${neededGigabytes} GB.`} : {found}
}

async function supabase({embeddedSupabase}: Settings): Promise<Finding[]> {
  if (embeddedSupabase) return []
  const {
    NEXT_PUBLIC_SUPABASE_URL: url = '',
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey = '',
  } = process.env
  const {SUPABASE_ACCESS_TOKEN: accessToken, SUPABASE_FORWARDER_TOKEN: forwarderToken} = process.env
  const found = 'SUPABASE_FORWARDER_TOKEN'
  const advice = 'Without it, strangers share one limit of sign-ins with the browsers of admins.'
  return [
    await checkHostedSupabase({url, publishableKey, accessToken}),
    forwarderToken ? {found} : {found, advice},
  ]
}

function browser(): Finding {
  const path = installedBrowser()
  return path
    ? {found: `Browser ${path}`}
    : {found: 'Browser', advice: 'There is none. `npm test e2e` installs one.'}
}

function programs(): Finding {
  const missing = missingPrograms()
  const found = 'Programs of nightly tests and benchmarks'
  if (missing.length === 0) return {found}
  return {found, advice: `${missing.join(', ')} missing. On Debian, the tests install them.`}
}

await runDataCommand(async (settings) => {
  const findings = [
    {found: `Node.js ${process.versions.node}, packages as in package-lock.json`},
    services(settings),
    await ports(settings),
    dataFolder(settings),
    disk(settings),
    ...(await supabase(settings)),
    browser(),
    programs(),
  ]
  for (const {found, advice} of findings) {
    console.log(advice ? `  ✗ ${found}: ${advice}` : `  ✓ ${found}`)
  }
  if (findings.some(({advice}) => advice)) throw new UserError('Follow the advice, then try again.')
})
