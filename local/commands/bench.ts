import {existsSync} from 'node:fs'
import {join} from 'node:path'

import {untilStopped} from '../starter/command.ts'
import {endProcesses, runProcess} from '../starter/processes.ts'
import {root} from '../starter/settings.ts'

void untilStopped()
  .then(endProcesses)
  .finally(() => process.exit(130))

const name = process.argv[2] ?? ''
const file = `tests/bench/${name}.ts`
if (!/^[a-z-]+$/.test(name) || !existsSync(join(root, file))) {
  console.error(`There is no benchmark called "${name}" in tests/bench.`)
  process.exit(1)
}
process.exit(await runProcess({name, file, verbose: true}))
