import {readFileSync} from 'node:fs'
import {join} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'
import {step} from '../starter/steps.ts'

const schemaFile = 'lib/sanity/schema.generated.json'

/** Generated files that are committed. */
const generated = [
  schemaFile,
  'lib/sanity/types.generated.ts',
  'lib/server/supabase/database.types.generated.ts',
  'components/ui/icon/icons.generated.svg',
  'app/icon.svg',
]

const sanity = 'node_modules/sanity/bin/sanity'

interface Generator {
  name: string
  file: string
  args: string[]
}

/** One list per core; within each, a later generator may read what an earlier one wrote. */
const generators: Generator[][] = [
  [
    {
      name: 'Sanity schema',
      file: sanity,
      args: ['schema', 'extract', '--force', '--path', schemaFile],
    },
    {name: 'Sanity types', file: sanity, args: ['typegen', 'generate']},
  ],
  [
    {name: 'Supabase types', file: 'local/supabase/generate-types.ts', args: []},
    {name: 'Icons', file: 'components/ui/icon/generate.ts', args: []},
    {name: 'Mark', file: 'components/ui/logo-mark/generate.ts', args: []},
    {name: 'Route types', file: 'node_modules/next/dist/bin/next', args: ['typegen']},
  ],
]

async function generate(ofOneCore: Generator[]): Promise<void> {
  for (const {name, file, args} of ofOneCore) {
    const code = await step(name, () => runProcess({name, file, args, env: placeholderEnvironment}))
    if (code === 0) continue
    console.error(`${name} could not be generated. The reason is above.`)
    process.exit(1)
  }
}

const readAll = () => generated.map((file) => readFileSync(join(root, file), 'utf8'))

const isCheck = process.argv.includes('--check')
const before = readAll()
await Promise.all(generators.map(generate))
const after = readAll()
const changed = generated.filter((_, index) => before[index] !== after[index])
if (isCheck && changed.length > 0) {
  console.error(
    `Generated files were out of date and have been rewritten. Commit them: ${changed.join(', ')}`,
  )
  process.exit(1)
}
