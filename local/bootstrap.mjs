// Runs on Node.js 20 or later: installs the packages, then runs the command on Node.js 24 from the
// npm package `node`, which runs TypeScript directly.
import {spawn} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {constants} from 'node:os'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const node = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** What programs and tests take from a shell. The rest of it is somebody else's, NODE_ENV above all. */
const programVariables = new RegExp(
  `^(?:${[
    'path|pathext|systemroot|comspec|home|userprofile|appdata|localappdata|user|logname|shell|tmpdir|te?mp|xdg_\\w+',
    'term|colorterm|no_color|force_color|lang|language|lc_\\w+|tz|display|wayland_display|ld_library_path',
    '(?:https?|all|no)_proxy|ssl_cert_\\w+|npm_\\w+|node_(?!env$|path$)\\w+|ci|playwright_\\w+|chromium_path|postgres_bin',
    'supabase_access_token|site_url|nightly_seed|trace|update_snapshots|bench_sizes|machine_slowness',
    'clock_file|event_loop_delay_file',
  ].join('|')})$`,
  'i',
)

/** The site's own variables: those of .env.example, of Next.js and of its host. */
const siteVariables = readFileSync(join(root, '.env.example'), 'utf8').match(
  /(?<=^# )[A-Z\d_]+(?==)/gm,
)
const isOfSite = (variable) =>
  siteVariables.includes(variable) || /^(?:NEXT|VERCEL)(?:_|$)/.test(variable)

/** Commands that do not depend on the site's variables. */
const checks = /^(?:bench|screenshots|test|typegen)$/

const [name = 'start', ...rest] = process.argv.slice(2)

/** The environment of every process that this one starts, directly or not. */
function environment() {
  const kept = Object.entries(process.env).filter(([variable]) =>
    isOfSite(variable) ? !checks.test(name) : programVariables.test(variable),
  )
  const env = {...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1'}
  // A proxy cannot reach the services on this machine.
  const proxied = env.NO_PROXY || env.no_proxy
  const direct = ['localhost', '.localhost', '127.0.0.1', '::1', ...(proxied ? [proxied] : [])]
  const none = proxied === '*' ? proxied : direct.join(',')
  return {...env, NO_PROXY: none, no_proxy: none}
}

const env = environment()

function run(command, args, options = {}) {
  const child = spawn(command, args, {cwd: root, env, stdio: 'inherit', ...options})
  // Ctrl-C reaches every process of the group; other signals only this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => {
    child.once('error', ({message}) => {
      console.error(message)
      resolve(1)
    })
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
  if (!existsSync(installed)) return false
  const found = packagesIn(installed)
  return Object.entries(packagesIn(join(root, 'package-lock.json')))
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
    .every(([path, listed]) =>
      found[path]
        ? found[path].integrity === listed.integrity
        : listed.optional && !isForThisPlatform(listed),
    )
}

/** Runs npm with its output; without a setting of the machine that would leave out what the site needs. */
function npm(...args) {
  const included = ['--include=dev', '--include=optional', '--include=peer']
  const scripts = ['--ignore-scripts=false', '--bin-links']
  const all = [...args, ...included, ...scripts, '--loglevel=error']
  const path = process.env.npm_execpath
  return path ? run(process.execPath, [path, ...all]) : run('npm', all)
}

async function install() {
  if (!isInstalled()) {
    console.log('Installing packages (about two minutes, only once)')
    const started = Date.now()
    if ((await npm('ci', '--no-audit', '--no-fund')) !== 0) {
      console.error('The packages could not be installed. See the npm output above.')
      process.exit(1)
    }
    console.log(`Installed packages in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  // A script of the package `node` fetches the program.
  if (existsSync(node) || ((await npm('rebuild', 'node')) === 0 && existsSync(node))) return
  console.error(
    'Node.js 24 could not be installed: the script of the npm package `node` did not run.',
  )
  process.exit(1)
}

/** npm passes signals only to its shell, which exits silently, so watch for that exit. */
function endWithShell() {
  const shell = process.ppid
  const watch = () => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }
  if (process.env.npm_lifecycle_event) setInterval(watch, 500).unref()
}

endWithShell()
await install()
process.exitCode = await run(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    // The packages' sources instead of their builds.
    '--conditions=embedded-content-lake/source',
    join(root, 'local', 'commands', `${name}.ts`),
    ...rest,
  ],
  {
    // Carries no messages; it closes when this process dies, which ends the command.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
)
