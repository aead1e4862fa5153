import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'
import {step} from '../starter/steps.ts'

/** Files that generators write and that are committed. */
const generated = [
  'lib/sanity/schema.generated.json',
  'lib/sanity/types.generated.ts',
  'lib/supabase/database.types.generated.ts',
]

const sanity = 'node_modules/sanity/bin/sanity'

const generators = [
  {
    name: 'Sanity schema',
    file: sanity,
    args: [
      'schema',
      'extract',
      '--force',
      '--enforce-required-fields',
      '--path',
      generated[0] ?? '',
    ],
  },
  {name: 'Sanity types', file: sanity, args: ['typegen', 'generate']},
  {name: 'Supabase types', file: 'local/supabase/generate-types.ts', args: []},
  {name: 'Route types', file: 'node_modules/next/dist/bin/next', args: ['typegen']},
]

const readAll = () => generated.map((file) => readFileSync(join(root, file), 'utf8'))

const before = readAll()
for (const {name, file, args} of generators) {
  const code = await step(name, () => runProcess({name, file, args, env: placeholderEnvironment}))
  if (code !== 0) {
    console.error(
      `${name} could not be generated; run it alone to see why: ${file} ${args.join(' ')}`,
    )
    process.exit(1)
  }
}

const after = readAll()
const changed = generated.filter((_, index) => before[index] !== after[index])
if (process.argv.includes('--check') && changed.length > 0) {
  console.error(`Generated files were out of date; commit what is there now: ${changed.join(', ')}`)
  process.exit(1)
}
