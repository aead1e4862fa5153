import {fork, type ChildProcess} from 'node:child_process'
import {setTimeout as sleep} from 'node:timers/promises'

import {UserError} from '../user-error.ts'
import {root} from './settings.ts'

interface ProcessOptions {
  name: string
  /** TypeScript or JavaScript file, relative to the repository. */
  file: string
  args?: string[]
  env?: Record<string, string | undefined>
  /** Prints the process's output from the start; otherwise its errors are kept for the message about its exit. */
  verbose?: boolean
}

/** Child processes, which this process must end. */
const running = new Set<ChildProcess>()

/** How long a process may take to end by itself, in milliseconds. */
const timeoutMs = 5000

function spawnNode({file, args = [], env, verbose}: ProcessOptions): ChildProcess {
  const output = verbose ? 'inherit' : 'pipe'
  const child = fork(file, args, {
    cwd: root,
    env: {...process.env, ...env, STARTER_PID: String(process.pid)},
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      // The packages' sources instead of their builds.
      '--conditions=embedded-content-lake/source',
      '--import',
      new URL('./end-with-parent.mjs', import.meta.url).href,
    ],
    stdio: ['ignore', output, output, 'ipc'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

let showsOutput = false

/** Prints services' output from now on. Until the site is up, they only report that they cannot reach it. */
export function showServiceOutput(): void {
  showsOutput = true
}

/** Resolves when a process is ready to be used. */
type Readiness = (child: ChildProcess) => Promise<void>

const readyMessage: Readiness = (child) =>
  new Promise((resolve) => {
    child.on('message', (message) => {
      if ((message as {type?: string}).type === 'ready') resolve()
    })
  })

/** Starts a service, whose output is printed once the site is up. */
function spawnService(options: ProcessOptions): {child: ChildProcess; errors: () => string} {
  const child = spawnNode(options)
  let errors = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    if (showsOutput) process.stdout.write(chunk)
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-10_000)
    if (showsOutput) process.stderr.write(chunk)
  })
  return {child, errors: () => errors}
}

let ending = false

/** Milliseconds; a service that exits sooner after its start counts as a quick exit. */
const stableAfterMs = 60_000

/** Milliseconds before the first restart; doubles with each further one. */
const restartDelay = 500

/** Consecutive quick exits after which a service is not restarted. */
const maxQuickExits = 5

let giveUp: (reason: UserError) => void

/** Rejects when a service keeps exiting quickly. */
export const serviceLost = new Promise<never>((_, reject) => (giveUp = reject))
serviceLost.catch(() => undefined)

async function restartOnExit(options: ProcessOptions, first: ChildProcess): Promise<void> {
  let child = first
  let quickExits = 0
  for (;;) {
    const startedAt = Date.now()
    await new Promise((resolve) => child.once('exit', resolve))
    if (ending) return
    quickExits = Date.now() - startedAt < stableAfterMs ? quickExits + 1 : 0
    if (quickExits === maxQuickExits) break
    console.error(`${options.name} stopped unexpectedly. Restarting it.`)
    showServiceOutput()
    await sleep(restartDelay * 2 ** Math.max(0, quickExits - 1))
    if (ending) return
    child = spawnService(options).child
  }
  giveUp(new UserError(`${options.name} stopped ${maxQuickExits} times soon after starting.`))
}

/**
 * Starts a service, waits until it is ready, and restarts it whenever it exits. Throws its errors if it exits before
 * it is ready.
 */
export async function superviseService(
  options: ProcessOptions,
  untilReady = readyMessage,
): Promise<void> {
  const {child, errors} = spawnService(options)
  const early = new Promise<never>((_, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new UserError(errors().trim() || `${options.name} exited with code ${code}.`)),
    )
  })
  await Promise.race([untilReady(child), early])
  void restartOnExit(options, child)
}

/** Runs a process and returns its exit code; of one that is not verbose, the output is printed if it fails. */
export async function runProcess(options: ProcessOptions): Promise<number> {
  const child = spawnNode(options)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (status) => resolve(status ?? 1))
  })
  if (code !== 0) process.stderr.write(output)
  return code
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Ends all child processes and waits for their exit. */
export async function endProcesses(): Promise<void> {
  ending = true
  await Promise.all([...running].map(end))
}
