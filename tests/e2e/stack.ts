import {spawn, type ChildProcess} from 'node:child_process'
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Next.js notes in this file which build was the last; developers' editors read it. */
const nextTypes = join(root, 'next-env.d.ts')

/** The machine may be busy with another build; a start that takes longer than this hangs. */
const patience = 600_000

/** Somebody whom the embedded Content Lake knows. */
export type StudioRole = 'administrator' | 'editor' | 'viewer'

export interface Credentials {
  contentLake: {
    url: string
    projectId: string
    dataset: string
    tokens: Record<StudioRole, string>
  }
  supabase: {url: string; publishableKey: string; secretKey: string}
  admin: {email: string; password: string}
}

export interface Stack {
  siteUrl: string
  dataDir: string
  /** Where the build is, from the root of the file system. */
  distDir: string
  /** The process that was started; the services and the site are its children. */
  pid: number
  stop(): Promise<void>
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const {port} = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export function readCredentials(dataDir: string): Credentials {
  return JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as Credentials
}

function untilReady(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The start hangs:\n${output}`)), patience)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (!output.includes('Ctrl-C stops')) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The start ended with code ${code}:\n${output}`))
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Starts the site as `npm start` does, with ports, data and build of its own. */
export async function startStack(extra: Record<string, string> = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stack-'))
  const port = Number(extra['PORT'] ?? (await freePort()))
  const distDir = `.next-test-${port}`
  const typesBefore = existsSync(nextTypes) ? readFileSync(nextTypes) : null
  const child = spawn('node', ['local/bootstrap.mjs', 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      CONTENT_LAKE_PORT: String(await freePort()),
      SUPABASE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      NEXT_DIST_DIR: distDir,
      ...extra,
    },
  })
  const stop = async () => {
    await end(child)
    rmSync(dataDir, {recursive: true, force: true})
    rmSync(join(root, distDir), {recursive: true, force: true})
    if (typesBefore) writeFileSync(nextTypes, typesBefore)
  }
  try {
    await untilReady(child)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    siteUrl: `http://localhost:${port}`,
    dataDir,
    distDir: join(root, distDir),
    pid: child.pid ?? 0,
    stop,
  }
}
