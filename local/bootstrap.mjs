// Runs on Node.js 20 or later: installs the packages, then runs the command on Node.js 24 from the
// npm package `node`, which runs TypeScript directly.
import {spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {constants} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

function run(command, args, options = {}) {
  const child = spawn(command, args, {cwd: root, stdio: 'inherit', ...options})
  // Ctrl-C reaches every process of the group; other signals only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Whether a package is built for this platform; a C library is left to npm. */
const isForThisPlatform = ({os, cpu, libc}) =>
  (os ?? cpu) !== undefined &&
  !libc &&
  (os ?? [process.platform]).includes(process.platform) &&
  (cpu ?? [process.arch]).includes(process.arch)

/** Whether npm has installed what the lockfile lists, on this platform. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installed) || !existsSync(node)) return false
  const found = packagesIn(installed)
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
    .every(([path, listed]) =>
      found[path]
        ? found[path].integrity === listed.integrity
        : listed.optional && !isForThisPlatform(listed),
    )
}

async function install() {
  if (isInstalled()) return
  console.log('Installing packages (about two minutes, only once)')
  const started = Date.now()
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args)
  if (code !== 0) {
    console.error('The packages could not be installed. See the npm output above.')
    process.exit(1)
  }
  console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** npm passes signals only to its shell, which exits silently, so watch for that exit. */
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
    // The packages' sources instead of their builds.
    '--conditions=embedded-content-lake/source',
    join(root, 'local', 'commands', `${command}.ts`),
    ...rest,
  ],
  {
    env: {...process.env, NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'},
    // Carries no messages; it closes when this process dies, which ends the command.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
