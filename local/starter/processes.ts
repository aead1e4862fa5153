import {fork, type ChildProcess} from 'node:child_process'

import {root} from './settings.ts'
import {StartError} from './start-error.ts'

interface ProcessOptions {
  name: string
  /** TypeScript or JavaScript file, relative to the repository. */
  file: string
  args?: string[]
  env: Record<string, string | undefined>
  /** Prints the process's output; otherwise its errors are kept for the message about its exit. */
  verbose?: boolean
  /** Receives the output instead of printing it. */
  onOutput?: ((chunk: Buffer) => void) | undefined
}

/** Child processes, which this process must end. */
const running = new Set<ChildProcess>()

/** How long a process may take to end by itself, in milliseconds. */
const timeoutMs = 5000

function spawnNode({file, args = [], env, verbose, onOutput}: ProcessOptions): ChildProcess {
  const shown = verbose ? 'inherit' : 'ignore'
  const child = fork(file, args, {
    cwd: root,
    env: {...process.env, ...env, STARTER_PID: String(process.pid)},
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--import',
      new URL('./end-with-parent.mjs', import.meta.url).href,
    ],
    stdio: onOutput
      ? ['ignore', 'pipe', 'pipe', 'ipc']
      : ['ignore', shown, verbose ? 'inherit' : 'pipe', 'ipc'],
  })
  if (onOutput) for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

let showsErrors = false

/** Prints services' errors from now on. Before the site is up they only report that it is not. */
export function showServiceErrors(): void {
  showsErrors = true
}

/** Starts a service and waits until it is ready; throws its output if it exits first. */
function startService(options: ProcessOptions): Promise<ChildProcess> {
  const child = spawnNode(options)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-10_000)
    if (showsErrors) process.stderr.write(chunk)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      reject(new StartError(errors.trim() || `${options.name} ended with code ${code}.`)),
    )
    child.on('message', (message) => {
      if ((message as {type?: string}).type === 'ready') resolve(child)
    })
  })
}

/** Milliseconds before a service is restarted. */
const restartDelay = 500

/** Consecutive failed restarts before giving up. */
const restartTries = 5

let ending = false

function restart(options: ProcessOptions, triesLeft: number): void {
  setTimeout(() => {
    if (ending) return
    keepService(options).catch((error: Error) => {
      console.error(error.message)
      if (triesLeft > 0) restart(options, triesLeft - 1)
    })
  }, restartDelay)
}

/** Starts a service, waits until it is ready, and restarts it whenever it exits. */
export async function keepService(options: ProcessOptions): Promise<void> {
  const child = await startService(options)
  child.once('exit', () => {
    if (ending) return
    console.error(`${options.name} ended unexpectedly; starting it again.`)
    restart(options, restartTries)
  })
}

/** Starts a process without waiting for readiness. */
export function startProcess(options: ProcessOptions): ChildProcess {
  const child = spawnNode(options)
  // Drain stderr, or a full pipe would block the process.
  child.stderr?.on('data', (chunk: Buffer) => {
    if (showsErrors) process.stderr.write(chunk)
  })
  return child
}

/** Runs a process and returns its exit code. */
export function runProcess(options: ProcessOptions): Promise<number> {
  const child = spawnNode(options)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // The last output may arrive after the exit.
    child.once(options.onOutput ? 'close' : 'exit', (code) => resolve(code ?? 1))
  })
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
