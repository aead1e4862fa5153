import {spawn, type ChildProcess} from 'node:child_process'
import {setTimeout as sleep} from 'node:timers/promises'

import {root, untilEnded} from './stack.ts'

/** The site's own process, which a test may end as it likes. */
export interface SiteProcess {
  url: string
  pid: number
  /** What it wrote since it began, or since the last time somebody asked. */
  readLog(): string
  end(signal: NodeJS.Signals): Promise<void>
}

/** How long the site may take to answer, in milliseconds. */
const patience = 60_000

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(new URL('/api/health', url)).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('The site does not answer.')
}

/** Serves the build that the variables name; `within` is a command that runs it somewhere else, as on a small disk. */
export async function startSiteProcess(
  port: number,
  variables: Record<string, string>,
  within: readonly string[] = [],
): Promise<SiteProcess> {
  const next = ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', 'localhost']
  const command = [...within, process.execPath, ...next]
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, ...variables},
  })
  // Whoever ends the tests ends the site as well.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()))
  }
  const url = `http://localhost:${port}`
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await untilEnded(child)
  }
  try {
    await untilAnswers(url, child)
  } catch (error) {
    await end('SIGKILL')
    throw new Error(log, {cause: error})
  }
  const readLog = () => {
    const written = log
    log = ''
    return written
  }
  return {url, pid: child.pid ?? 0, readLog, end}
}
