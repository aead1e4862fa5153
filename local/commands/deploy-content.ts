import {writeFileSync} from 'node:fs'
import {join, relative} from 'node:path'

import {runDataCommand} from '../starter/command.ts'
import {readSeed, seedFolder} from '../starter/seed-documents.ts'
import {root} from '../starter/settings.ts'

await runDataCommand(async () => {
  // Beside the pictures, which the documents name relative to it.
  const file = join(seedFolder, 'seed.ndjson')
  const lines = readSeed().map(({document}) => JSON.stringify(document))
  writeFileSync(file, lines.join('\n'))
  const dataset = process.env['NEXT_PUBLIC_SANITY_DATASET'] || 'production'
  const path = relative(root, file)
  console.log(`  ${path} holds ${lines.length} documents. To load them into hosted Sanity:\n`)
  console.log(`  npx sanity datasets import ${path} --dataset ${dataset}`)
})
