import {nextProgram} from '../bare-page.ts'
import {freePort} from '../e2e/stack.ts'
import {listens, run, until} from '../scale/machines.ts'

/** Serves the bare page that was built in a folder, until `endAll`; returns its address. */
export async function startBarePage(folder: string): Promise<string> {
  const port = await freePort()
  const next = run(process.execPath, [nextProgram, 'start', folder, '-p', String(port)], {
    env: {NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1'},
  })
  await until(() => listens(port), next.output)
  return `http://localhost:${port}/`
}
