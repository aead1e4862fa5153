import {createInterface} from 'node:readline/promises'
import {parseArgs} from 'node:util'

import {type Credentials, readCredentials} from '../credentials.ts'
import {runDataCommand} from '../starter/command.ts'
import {countDocuments, resetDataset} from '../starter/seed.ts'
import type {Settings} from '../starter/settings.ts'
import {step} from '../starter/steps.ts'
import {UserError} from '../user-error.ts'

const usage = 'Usage: npm run seed -- --reset [--yes]'

function readArguments(): {isConfirmed: boolean} {
  const options = {
    reset: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
  } as const
  try {
    const {values} = parseArgs({options})
    if (values.reset) return {isConfirmed: values.yes}
  } catch {
    // Invalid options: report the usage below instead of parseArgs' error.
  }
  throw new UserError(usage)
}

function credentialsOf({dataDir, embeddedContentLake}: Settings): Credentials {
  if (!embeddedContentLake) {
    throw new UserError('With hosted Sanity, import with its CLI. See docs/deploy.md.')
  }
  return readCredentials(dataDir)
}

async function count(credentials: Credentials): Promise<number> {
  return countDocuments(credentials).catch(() => {
    throw new UserError('The Content Lake is not responding. Start the site first.')
  })
}

async function confirm(documents: number): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UserError(`Add --yes to delete ${documents} documents.`)
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const answer = await terminal.question(
    `Delete all ${documents} documents, drafts included, and load content/ again? [y/N] `,
  )
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

await runDataCommand(async (settings) => {
  const {isConfirmed} = readArguments()
  const credentials = credentialsOf(settings)
  const existing = await count(credentials)
  if (!isConfirmed && !(await confirm(existing))) {
    console.log('  Nothing was changed.')
    return
  }
  const loaded = await step('Content', () => resetDataset(settings, credentials))
  console.log(`  ${loaded} documents of content/ are loaded.`)
})
