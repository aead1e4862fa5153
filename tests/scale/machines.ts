import {execFileSync, spawn, type ChildProcess} from 'node:child_process'
import {connect} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'

/** A program that runs until the test ends it. */
export interface Running {
  pid: number
  /** What it has written. */
  output: () => string
  /** The code it ended with. */
  ended: Promise<number>
  end: (signal?: NodeJS.Signals) => Promise<void>
}

const all = new Set<Running>()

/** How long a program may take to end by itself, in milliseconds. */
const endPatience = 3000

async function endSoon(running: Running): Promise<void> {
  // A program that was killed could not end those that it has started.
  const force = setTimeout(() => void running.end('SIGKILL'), endPatience)
  await running.end()
  clearTimeout(force)
}

/** Ends every program that was started and still runs. */
export async function endAll(): Promise<void> {
  await Promise.all([...all].map(endSoon))
}

/** Starts a program. */
export function run(
  command: string,
  args: readonly string[],
  options: {cwd?: string; env?: Record<string, string | undefined>} = {},
): Running {
  const child: ChildProcess = spawn(command, args, {
    ...options,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
  const running: Running = {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    async end(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await ended
    },
  }
  all.add(running)
  return running
}

/** Waits until something is so; throws what `why` says when that takes too long. */
export async function until(
  is: () => boolean | Promise<boolean>,
  why: () => string,
  milliseconds = 30_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds
  while (!(await is())) {
    if (Date.now() > deadline) throw new Error(why())
    await sleep(20)
  }
}

/** Whether something listens at a port of this machine. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

/** A Redis server that keeps nothing on a disk. */
export async function startRedis(port: number): Promise<Running> {
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]
  const redis = run('redis-server', settings)
  await until(() => listens(port), redis.output)
  return redis
}

/** A certificate for this machine, which only those believe who are given it. */
export function makeCertificate(folder: string): {certificate: string; key: string} {
  const paths = {certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem`}
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...request, '-keyout', paths.key, '-out', paths.certificate], {
    stdio: 'ignore',
  })
  return paths
}
