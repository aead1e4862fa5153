import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'

import {runCommand} from './commands/run.ts'
import type {ContentLakeOptions} from './contract.ts'
import {runUntilStopped} from './process.ts'
import {createContentLake} from './server.ts'
import {type Filled, withDefaults} from './settings.ts'

const HELP = `Runs a Content Lake on this machine:

  embedded-content-lake

Works on the data of a stopped one. An interrupted command changes nothing:

  import <file>            adds an export (.tar.gz or .ndjson) to the first dataset
  export [file]            <dataset>.tar.gz
  reset                    empties the first dataset

Prints variables that send programs here instead of to Sanity's hosts:

  trust                    makes a certificate authority for this machine and a certificate

Each flag is also a variable, as CONTENT_LAKE_PORT:

  --port <number>          54330
  --host <address>         localhost; 0.0.0.0 lets other machines connect
  --allowed-hosts <names>  host names they may use; several are separated by commas
  --data <folder>          .content-lake, which also holds tokens.json
  --project <id>           local
  --datasets <names>       production; several are separated by commas
  --cors-origins <origins> web pages elsewhere that may call it
  --max-upload <megabytes> 500, the largest file
  --history-days <number>  30, after which earlier states of documents are forgotten
  --cert, --key <files>    a certificate for localhost and its key: HTTPS with HTTP/2
  --version, --help
`

const TEXT = {type: 'string'} as const
const FLAGS = {
  port: TEXT,
  host: TEXT,
  'allowed-hosts': TEXT,
  data: TEXT,
  project: TEXT,
  datasets: TEXT,
  'cors-origins': TEXT,
  'max-upload': TEXT,
  'history-days': TEXT,
  cert: TEXT,
  key: TEXT,
} as const

type Settings = Partial<Record<keyof typeof FLAGS, string>>

interface CommandLine {
  settings: Settings
  command?: string | undefined
  args: string[]
}

/** Reads the flags, and the environment for those not given; an empty value counts as not given. */
function readCommandLine(): CommandLine {
  const {values, positionals} = parseArgs({options: FLAGS, allowPositionals: true})
  const [command, ...args] = positionals
  const settings = Object.keys(FLAGS).map((name) => {
    const variable = `CONTENT_LAKE_${name.toUpperCase().replaceAll('-', '_')}`
    return [name, values[name as keyof Settings] || process.env[variable] || undefined]
  })
  return {settings: Object.fromEntries(settings) as Settings, command, args}
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as {version: string}).version
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,6}$/.test(text)) return text ? Number(text) : undefined
  throw new Error(`--${name} must be a whole number.`)
}

function optionsFrom(settings: Settings): ContentLakeOptions {
  if (!settings.cert !== !settings.key) throw new Error('--cert and --key go together.')
  const [first, ...others] = settings.datasets?.split(',') ?? []
  return {
    port: numberOf('port', settings.port),
    host: settings.host,
    allowedHosts: settings['allowed-hosts']?.toLowerCase().split(','),
    dataDir: settings.data,
    projectId: settings.project,
    datasets: first ? [first, ...others] : undefined,
    corsOrigins: settings['cors-origins']?.split(','),
    tls:
      settings.cert && settings.key
        ? {cert: readFileSync(settings.cert, 'utf8'), key: readFileSync(settings.key, 'utf8')}
        : undefined,
    maxUploadMegabytes: numberOf('max-upload', settings['max-upload']),
    historyDays: numberOf('history-days', settings['history-days']),
  }
}

/** Where commands work. The certificate is not read, as `trust` has yet to make it. */
function placeOf(settings: Settings): Filled {
  return withDefaults(optionsFrom({...settings, cert: undefined, key: undefined}))
}

async function serve(settings: Settings): Promise<void> {
  const {url, options} = await runUntilStopped(() => createContentLake(optionsFrom(settings)))
  console.log(`Content Lake  ${url}
Project       ${options.projectId}
Datasets      ${options.datasets.join(', ')}
Tokens        ${join(options.dataDir, 'tokens.json')}`)
}

if (process.argv.includes('--help')) {
  console.log(HELP)
} else if (process.argv.includes('--version')) {
  console.log(version())
} else {
  try {
    const {settings, command, args} = readCommandLine()
    await (command ? runCommand(command, args, placeOf(settings)) : serve(settings))
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
