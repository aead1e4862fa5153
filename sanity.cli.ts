import {existsSync} from 'node:fs'

import {defineCliConfig} from 'sanity/cli'

// The project of `npx sanity`, whose `--project-id` some commands ignore.
if (existsSync('.env.local')) process.loadEnvFile('.env.local')

export default defineCliConfig({
  api: {
    projectId: process.env['NEXT_PUBLIC_SANITY_PROJECT_ID'],
    dataset: process.env['NEXT_PUBLIC_SANITY_DATASET'],
  },
  typegen: {
    path: './{app,components,lib}/**/*.{ts,tsx}',
    schema: './lib/sanity/schema.generated.json',
    generates: './lib/sanity/types.generated.ts',
    overloadClientMethods: true,
  },
})
