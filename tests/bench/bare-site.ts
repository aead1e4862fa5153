import {nextProgram, production} from '../processes/next.ts'
import {freePort, listens} from '../processes/ports.ts'
import {start} from '../processes/run.ts'

/** Serves a built bare page until `endAll`; returns its URL. */
export async function startBarePage(folder: string): Promise<string> {
  const port = await freePort()
  await start([process.execPath, nextProgram, 'start', folder, '-p', String(port)], {
    env: production,
    isReady: () => listens(port),
  })
  return `http://localhost:${port}/`
}
