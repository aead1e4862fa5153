import {spawn, type ChildProcess} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {freePort} from '../e2e/stack.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The machine may be busy: what takes longer than this hangs. */
const patience = 300_000

/** The embedded services, started without a site. */
export interface Services {
  /** The variables that point a site at them. */
  variables: Record<string, string>
  dataDir: string
  /** The process that was started; the services are its children. */
  pid: number
  stop(): Promise<void>
}

/** Resolves when a process has written the text, with all that it wrote until then. */
function untilWritten(child: ChildProcess, text: string): Promise<string> {
  let output = ''
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It hangs:\n${output}`)), patience)
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve(output)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`It ended with code ${code}:\n${output}`)))
    child.once('exit', () => clearTimeout(timer))
  })
}

/** Resolves when the process has ended, sooner or later. */
export function untilEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

function readVariables(output: string): Record<string, string> {
  const lines = output.matchAll(/^ {2}([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

/**
 * Starts the embedded services on ports and data of their own; they announce what is published to the site at `sitePort`.
 * `within` is a command that runs them somewhere else, as on a small disk.
 */
export async function startServices(
  sitePort: number,
  {within = [], env = {}}: {within?: string[]; env?: Record<string, string>} = {},
): Promise<Services> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-'))
  const command = [...within, process.execPath, 'local/bootstrap.mjs', 'services']
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(await freePort()),
      SUPABASE_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ...env,
    },
  })
  const stop = async () => {
    child.kill('SIGTERM')
    await untilEnded(child)
    rmSync(dataDir, {recursive: true, force: true})
  }
  try {
    const variables = readVariables(await untilWritten(child, 'Ctrl-C stops'))
    return {variables, dataDir, pid: child.pid ?? 0, stop}
  } catch (error) {
    await stop()
    throw error
  }
}

/** Builds the site for these variables. */
export async function build(variables: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...variables},
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  await untilEnded(child)
  if (child.exitCode !== 0) throw new Error(`The site was not built:\n${output}`)
}
