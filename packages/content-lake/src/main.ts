#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import {readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'

import type {ContentLakeOptions} from './contract.ts'
import {runUntilStopped} from './process.ts'
import {createContentLake} from './server.ts'

const HELP = `Runs a Content Lake on this machine. Each flag is also a variable, as CONTENT_LAKE_PORT.

  --port <number>          54330
  --data <folder>          .content-lake, which also holds tokens.json
  --project <id>           local
  --datasets <names>       production; several are separated by commas
  --cors-origins <origins> web pages elsewhere that may call it
  --max-upload <megabytes> 500, the largest file
  --strict-limits          the hosted lake's limits of documents and transactions
  --cert, --key <files>    a certificate for localhost and its key: HTTPS with HTTP/2
  --version, --help
`

const FLAGS = [
  'port',
  'data',
  'project',
  'datasets',
  'cors-origins',
  'max-upload',
  'cert',
  'key',
] as const

type Settings = Partial<Record<(typeof FLAGS)[number] | 'strict-limits', string>>

/** Reads the flags, and the environment for those not given. */
function readSettings(): Settings {
  const text = Object.fromEntries(FLAGS.map((name) => [name, {type: 'string' as const}]))
  const options = {...text, 'strict-limits': {type: 'boolean' as const}}
  const values: Record<string, string | boolean | undefined> = parseArgs({options}).values
  const given = [...FLAGS, 'strict-limits' as const].map((name) => {
    const variable = `CONTENT_LAKE_${name.toUpperCase().replaceAll('-', '_')}`
    return [name, (values[name] ?? process.env[variable])?.toString()]
  })
  return Object.fromEntries(given) as Settings
}

function version(): string {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(manifest) as {version: string}).version
}

function numberOf(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,6}$/.test(text)) return text ? Number(text) : undefined
  throw new Error(`--${name} must be a whole number.`)
}

function switchOf(name: string, text = 'false'): boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  throw new Error(`--${name} must be true or false.`)
}

function optionsFrom(settings: Settings): ContentLakeOptions {
  if (!settings.cert !== !settings.key) throw new Error('--cert and --key go together.')
  const [first, ...others] = settings.datasets?.split(',') ?? []
  return {
    port: numberOf('port', settings.port),
    dataDir: settings.data,
    projectId: settings.project,
    datasets: first ? [first, ...others] : undefined,
    corsOrigins: settings['cors-origins']?.split(','),
    tls:
      settings.cert && settings.key
        ? {cert: readFileSync(settings.cert, 'utf8'), key: readFileSync(settings.key, 'utf8')}
        : undefined,
    maxUploadMegabytes: numberOf('max-upload', settings['max-upload']),
    strictLimits: switchOf('strict-limits', settings['strict-limits']),
  }
}

if (process.argv.includes('--help')) {
  console.log(HELP)
} else if (process.argv.includes('--version')) {
  console.log(version())
} else {
  const {url, options} = await runUntilStopped(() => createContentLake(optionsFrom(readSettings())))
  console.log(`Content Lake  ${url}
Project       ${options.projectId}
Datasets      ${options.datasets.join(', ')}
Tokens        ${join(resolve(options.dataDir), 'tokens.json')}`)
}
