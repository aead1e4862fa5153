import {spawn} from 'node:child_process'
import {appendFileSync} from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'

import {deadline} from '../machine-speed.ts'

/** The repository's root, the default working directory. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A program that runs until the test ends it. */
export interface Running {
  pid: number
  /** Returns its output so far, of both streams in order. */
  output: () => string
  /** Returns what it has written to standard error. */
  errors: () => string
  /** Resolves with its exit code. */
  ended: Promise<number>
  end: (signal?: NodeJS.Signals) => Promise<void>
}

interface Circumstances {
  cwd?: string
  /** Added to the test's environment. */
  env?: Record<string, string | undefined>
  /** A file that receives all output. */
  log?: string
  /** Whether a signal can be sent to it and its children at once, as Ctrl-C does. */
  ownGroup?: boolean
}

const all = new Set<Running>()

// End the programs with the tests. SIGKILL would leave their own children running.
process.once('exit', () => {
  for (const {end} of all) void end()
})

/** Milliseconds that a program gets to exit by itself. */
const endTimeout = 3000

async function endSoon(program: Running): Promise<void> {
  const force = setTimeout(() => void program.end('SIGKILL'), endTimeout)
  await program.end()
  clearTimeout(force)
}

/** Ends every started program that still runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...all].map(endSoon))
}

/** Starts a program. */
export function run(
  [command = '', ...args]: readonly string[],
  {cwd = root, env = {}, log, ownGroup = false}: Circumstances = {},
): Running {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: ownGroup,
  })
  let output = ''
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (log) appendFileSync(log, chunk)
    })
  }
  const ended = new Promise<number>((resolve) => {
    child.once('close', (code) => resolve(code ?? 1))
    // The program does not exist.
    child.once('error', ({message}) => {
      output += message
      resolve(1)
    })
  })
  const program: Running = {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    ended,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended
    },
  }
  all.add(program)
  void ended.then(() => all.delete(program))
  return program
}

/** Polls until a condition holds; on a timeout, throws the message from `why`. */
export async function until(
  is: () => boolean | Promise<boolean>,
  why: () => string,
  milliseconds = 30_000,
): Promise<void> {
  const end = Date.now() + deadline(milliseconds)
  while (!(await is())) {
    if (Date.now() > end) throw new Error(why())
    await sleep(20)
  }
}

interface Start extends Circumstances {
  isReady: (output: string) => boolean | Promise<boolean>
  /** In milliseconds. */
  timeout?: number
}

/** Starts a program and waits until it is ready; throws with its output when it exits first or takes too long. */
export async function start(
  command: readonly string[],
  {isReady, timeout, ...circumstances}: Start,
): Promise<Running> {
  const program = run(command, circumstances)
  const {output} = program
  let hasEnded = false
  void program.ended.then(() => (hasEnded = true))
  const goesOn = () => {
    if (hasEnded) throw new Error(`${command.join(' ')} exited:\n${output()}`)
    return isReady(output())
  }
  try {
    await until(goesOn, () => `${command.join(' ')} is not ready:\n${output()}`, timeout)
  } catch (error) {
    await endSoon(program)
    throw error
  }
  return program
}
