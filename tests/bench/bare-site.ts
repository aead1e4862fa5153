import {nextProgram, production} from '../processes/next.ts'
import {freePort, listens} from '../processes/ports.ts'
import {start} from '../processes/run.ts'

/** Serves the bare page that was built in a folder, until `endAll`; returns its address. */
export async function startBarePage(folder: string): Promise<string> {
  const port = await freePort()
  await start([process.execPath, nextProgram, 'start', folder, '-p', String(port)], {
    env: production,
    isReady: () => listens(port),
  })
  return `http://localhost:${port}/`
}
