import {createHash} from 'node:crypto'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'

import {placeholderEnvironment} from '../starter/placeholder-environment.ts'
import {runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'
import {step} from '../starter/steps.ts'

const schemaFile = 'lib/sanity/schema.generated.json'

/** The hash of what the schema was extracted from. A stale one costs an extraction, nothing else. */
const hashFile = 'lib/sanity/schema.inputs.generated.txt'

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
  isCurrent?: () => boolean
}

const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

const imported = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g

/** The repository's files that a file imports, at any depth, itself included. */
function importsOf(entry: string): string[] {
  const found = new Set([entry])
  // The set grows during iteration.
  for (const file of found) {
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const path = join(dirname(file), specifier)
      const end = ends.find((each) => existsSync(path + each) && /\.\w+$/.test(path + each))
      if (end !== undefined) found.add(path + end)
    }
  }
  return [...found]
}

/** Hash of all that the extracted schema depends on: the Studio's configuration, what it imports, and the packages. */
function hashOfSchemaInputs(schema: string): string {
  const hash = createHash('sha256')
  const files = importsOf(join(root, 'sanity.config.ts'))
  // With the result itself, so that an edit by hand is noticed.
  for (const file of [...files, join(root, 'package-lock.json'), join(root, schema)].sort()) {
    hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Extracting loads the whole Studio, which takes most of the time. */
function isSchemaCurrent(): boolean {
  const hash = join(root, hashFile)
  return existsSync(hash) && readFileSync(hash, 'utf8').trim() === hashOfSchemaInputs(schemaFile)
}

/** One list per core; within each, a later generator may read what an earlier one wrote. */
const generators: Generator[][] = [
  [
    {
      name: 'Sanity schema',
      file: sanity,
      args: ['schema', 'extract', '--force', '--path', schemaFile],
      isCurrent: isSchemaCurrent,
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
  for (const {name, file, args, isCurrent} of ofOneCore) {
    if (isCurrent?.()) continue
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
if (!isCheck) writeFileSync(join(root, hashFile), `${hashOfSchemaInputs(schemaFile)}\n`)

const after = readAll()
const changed = generated.filter((_, index) => before[index] !== after[index])
if (isCheck && changed.length > 0) {
  console.error(
    `Generated files were out of date and have been rewritten. Commit them: ${changed.join(', ')}`,
  )
  process.exit(1)
}
