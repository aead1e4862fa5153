import {fork, type ChildProcess} from 'node:child_process'

import {root} from './settings.ts'
import {StartError} from './start-error.ts'

interface ProcessOptions {
  name: string
  /** A TypeScript or JavaScript file, from the repository's folder. */
  file: string
  args?: string[]
  env: Record<string, string | undefined>
  /** Shows what the process writes; otherwise its errors are kept for the sentence that reports its end. */
  verbose?: boolean
  /** Gets what the process writes, which is then not shown. */
  onOutput?: ((chunk: Buffer) => void) | undefined
}

/** Processes started by this one; ending them is this one's duty. */
const running = new Set<ChildProcess>()

/** How long a process may take to end by itself, in milliseconds. */
const patience = 5000

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

/**
 * From now on shows what services complain of. Before the site is up they complain that it is not: what they say then is
 * kept for the sentence that reports their end.
 */
export function showServiceErrors(): void {
  showsErrors = true
}

/** Starts a service and waits until it says that it is ready; throws what it wrote when it ends before. */
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

/** How long after its end a service is started again, in milliseconds. */
const restartDelay = 500

/** How often in a row it may fail to start again. */
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

/** Starts a service and waits until it is ready, and again whenever it ends while the rest still runs. */
export async function keepService(options: ProcessOptions): Promise<void> {
  const child = await startService(options)
  child.once('exit', () => {
    if (ending) return
    console.error(`${options.name} ended unexpectedly; starting it again.`)
    restart(options, restartTries)
  })
}

/** Starts a process that tells nothing, and returns at once. */
export function startProcess(options: ProcessOptions): ChildProcess {
  const child = spawnNode(options)
  // Somebody has to read what it complains of: once the pipe is full, it would keep the rest in its memory.
  child.stderr?.on('data', (chunk: Buffer) => {
    if (showsErrors) process.stderr.write(chunk)
  })
  return child
}

/** Runs a process to its end; returns its exit code. */
export function runProcess(options: ProcessOptions): Promise<number> {
  const child = spawnNode(options)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    // What it wrote last may come after its end.
    child.once(options.onOutput ? 'close' : 'exit', (code) => resolve(code ?? 1))
  })
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** Ends every process that was started here, and waits until they have ended. */
export async function endProcesses(): Promise<void> {
  ending = true
  await Promise.all([...running].map(end))
}
