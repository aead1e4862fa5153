import {spawn} from 'node:child_process'
import {appendFileSync} from 'node:fs'
import {setTimeout as sleep} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'

import {deadline} from '../machine-speed.ts'

/** The repository's folder, where programs run that are told no other. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A program that runs until the test ends it. */
export interface Running {
  pid: number
  /** What it has written. */
  output: () => string
  /** The code it ended with. */
  ended: Promise<number>
  end: (signal?: NodeJS.Signals) => Promise<void>
}

interface Circumstances {
  cwd?: string
  /** Added to the variables of the test. */
  env?: Record<string, string | undefined>
  /** A file that gets all it writes. */
  log?: string
}

const all = new Set<Running>()

// Whoever ends the tests ends these as well. Killed, a program could not end those that it has started.
process.once('exit', () => {
  for (const {end} of all) void end()
})

/** How long a program may take to end by itself, in milliseconds. */
const endTimeout = 3000

async function endSoon(program: Running): Promise<void> {
  const force = setTimeout(() => void program.end('SIGKILL'), endTimeout)
  await program.end()
  clearTimeout(force)
}

/** Ends every program that was started and still runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...all].map(endSoon))
}

/** Starts a program. */
export function run(
  [command = '', ...args]: readonly string[],
  {cwd = root, env = {}, log}: Circumstances = {},
): Running {
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (log) appendFileSync(log, chunk)
    })
  }
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1))
    // There is no such program.
    child.once('error', ({message}) => {
      output += message
      resolve(1)
    })
  })
  const program: Running = {
    pid: child.pid ?? 0,
    output: () => output,
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

/** Waits until something is so; throws what `why` says when that takes too long for this machine. */
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
  /** How long it may take, in milliseconds. */
  timeout?: number
}

/** Starts a program and waits until it is ready; throws what it has written when it ends before, or takes too long. */
export async function start(
  command: readonly string[],
  {isReady, timeout, ...circumstances}: Start,
): Promise<Running> {
  const program = run(command, circumstances)
  const {output} = program
  let hasEnded = false
  void program.ended.then(() => (hasEnded = true))
  const goesOn = () => {
    if (hasEnded) throw new Error(`${command.join(' ')} has ended:\n${output()}`)
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
