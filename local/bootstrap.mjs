// Runs on whatever Node.js the machine has (20 or later): installs what is missing, then hands over to Node.js 24 from
// the npm package `node`, which runs the TypeScript of the other files as it is.
import {spawn} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {constants} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function run(command, args, options = {}) {
  const child = spawn(command, args, {cwd: root, stdio: 'inherit', ...options})
  // The terminal sends Ctrl-C to every process of the group, who then get it twice; others send to this one alone.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

function lockfileHash() {
  const lockfile = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256')
    .update(lockfile)
    .update(process.platform + process.arch)
    .digest('hex')
}

async function install() {
  const hash = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('Installing packages (once; about two minutes)')
  const started = Date.now()
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lockfile made where a registry lacks the builds for other platforms. This keeps to the
  // lockfile's versions all the same, and writes nothing to it.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) {
    console.error('The packages could not be installed; npm says why above.')
    process.exit(1)
  }
  writeFileSync(stamp, hash)
  console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** npm passes a signal to its shell alone, which ends without a word: its end is the only sign. */
function endWithShell() {
  const shell = process.ppid
  const watch = () => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref()
}

const [command = 'start', ...rest] = process.argv.slice(2)
endWithShell()
await install()
process.exitCode = await run(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    join(root, 'local', 'commands', `${command}.ts`),
    ...rest,
  ],
  {
    env: {...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'},
    // The channel carries nothing; its end tells the command that this process was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
