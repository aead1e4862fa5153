import {join} from 'node:path'

import {createBuildFolder} from './next.ts'
import {freePort} from './ports.ts'
import {type Started, startWithStarter} from './starter.ts'

/** The whole site with its services. */
export interface Stack extends Started {
  siteUrl: string
  /** The build's absolute path. */
  distDir: string
  /** The file that receives all output. */
  log: string
}

/** Starts the site as `npm start` does, with its own ports, data and build. */
export async function startStack(extra: Record<string, string> = {}): Promise<Stack> {
  const port = extra['PORT'] ?? String(await freePort())
  const build = createBuildFolder(port)
  try {
    const env = {PORT: port, NEXT_DIST_DIR: build.name, ...extra}
    const log = 'output.log'
    const started = await startWithStarter('start', {env, log})
    const stop = async () => {
      await started.stop()
      build.remove()
    }
    return {
      ...started,
      siteUrl: `http://localhost:${port}`,
      distDir: build.path,
      log: join(started.dataDir, log),
      stop,
    }
  } catch (error) {
    build.remove()
    throw error
  }
}
