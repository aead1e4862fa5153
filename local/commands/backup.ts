import {join} from 'node:path'

import {backUp} from '../backup/back-up.ts'
import {resolveFromCaller, runDataCommand} from '../starter/command.ts'
import {root, type Settings} from '../starter/settings.ts'

/** Lists stores on other machines, which the backup does not contain. */
function printLeftOut({databaseUrl, embeddedContentLake, embeddedSupabase}: Settings): void {
  if (!embeddedContentLake) console.log('  Not included: the content of the hosted dataset')
  if (!embeddedSupabase) console.log('  Not included: the rows of hosted Supabase')
  if (databaseUrl) console.log('  Not included: the rows of DATABASE_URL; use pg_dump')
}

await runDataCommand(async (settings) => {
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`
  const named = process.argv[2]
  const archive = named ? resolveFromCaller(named) : join(root, 'backups', name)
  await backUp(settings.dataDir, archive)
  printLeftOut(settings)
  console.log(
    `  ${archive}\n\n  It contains keys. Keep it on another disk, where only you can read it.\n`,
  )
})
