import {parseArgs} from 'node:util'

import {restore} from '../backup/restore.ts'
import {forgetBuild} from '../starter/build.ts'
import {resolveFromCaller, runDataCommand} from '../starter/command.ts'
import {UserError} from '../user-error.ts'

const usage = 'Usage: npm run restore -- <file> [--force]'

function readArguments(): {archive: string; force: boolean} {
  const {positionals, values} = parseArgs({
    options: {force: {type: 'boolean', default: false}},
    allowPositionals: true,
    strict: false,
  })
  const [name, ...more] = positionals
  const unknown = Object.keys(values).filter((option) => option !== 'force')
  if (!name || more.length > 0 || unknown.length > 0) throw new UserError(usage)
  return {archive: resolveFromCaller(name), force: values.force === true}
}

await runDataCommand(async ({dataDir, distDir}) => {
  const {archive, force} = readArguments()
  const {manifest, aside} = await restore(archive, dataDir, {force})
  // The build's pages may show content newer than the backup.
  forgetBuild(distDir)
  console.log(`\n  ${dataDir} is restored to ${manifest.createdAt} (version ${manifest.version}).`)
  if (aside) console.log(`  The previous data is in ${aside}. Delete it once you are sure.`)
  console.log('  The next start rebuilds the site.\n')
})
