import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

import {defineBlueprint, defineSyncTagInvalidateFunction} from '@sanity/blueprints'

// The variables of the build, so that the Function signs with the secret of the site.
const file = fileURLToPath(new URL('../../.env.local', import.meta.url))
if (existsSync(file)) process.loadEnvFile(file)

function required(name: string): string {
  const value = process.env[name]?.trim()
  if (!value) throw new Error(`${name} is missing: set it in .env.local.`)
  // The site drops them, so the two secrets would differ.
  if (/^["'`“”‘’]|["'`“”‘’]$/.test(value))
    throw new Error(`${name} has quotes around it: remove them.`)
  return value
}

const id = `${required('NEXT_PUBLIC_SANITY_PROJECT_ID')}.${required('NEXT_PUBLIC_SANITY_DATASET')}`

export default defineBlueprint({
  resources: [
    defineSyncTagInvalidateFunction({
      name: 'revalidate',
      event: {resource: {type: 'dataset', id}},
      // Two announcements of ten seconds at most, and the five between them.
      timeout: 30,
      env: {
        NEXT_PUBLIC_SITE_URL: required('NEXT_PUBLIC_SITE_URL'),
        SANITY_REVALIDATE_SECRET: required('SANITY_REVALIDATE_SECRET'),
      },
    }),
  ],
})
