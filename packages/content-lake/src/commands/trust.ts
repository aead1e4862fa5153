import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {createCA, createCert} from 'mkcert'

import type {Filled} from '../settings.ts'

/** Days. Apple's systems accept none that is valid for longer than 825. */
const CERTIFICATE_DAYS = 820
const AUTHORITY_DAYS = 3650

/** Hosts that clients of a hosted project call. A wildcard stands for the project. */
const HOSTS = [
  'api.sanity.io',
  '*.api.sanity.io',
  'apicdn.sanity.io',
  '*.apicdn.sanity.io',
  'cdn.sanity.io',
]

/** Hosts that the fonts of Next.js and the automatic updates of a Studio come from. */
const OTHERS = ['fonts.googleapis.com', 'fonts.gstatic.com', 'sanity-cdn.com']

/** Makes an authority unless there is one, and a certificate; prints variables for programs. */
export async function makeTrust({dataDir, projectId, port}: Filled): Promise<void> {
  const folder = join(dataDir, 'trust')
  mkdirSync(folder, {recursive: true, mode: 0o700})
  const file = (name: string): string => join(folder, `${name}.pem`)
  const organization = 'Embedded Content Lake'
  const authority = {organization, countryCode: 'XX', state: 'None', locality: 'This machine'}
  const ca = existsSync(file('ca-key'))
    ? {cert: readFileSync(file('ca'), 'utf8'), key: readFileSync(file('ca-key'), 'utf8')}
    : await createCA({...authority, validity: AUTHORITY_DAYS})
  const domains = ['localhost', `${projectId}.localhost`, '127.0.0.1', '::1', ...HOSTS]
  const server = await createCert({ca, domains, validity: CERTIFICATE_DAYS})
  const pems = {ca: ca.cert, 'ca-key': ca.key, cert: server.cert, key: server.key}
  for (const [name, pem] of Object.entries(pems)) writeFileSync(file(name), pem, {mode: 0o600})
  // Programs prefer the names in small letters, which a shell may have set.
  console.log(`export CONTENT_LAKE_PROJECT=${projectId}
export CONTENT_LAKE_CERT='${file('cert')}'
export CONTENT_LAKE_KEY='${file('key')}'
export HTTPS_PROXY=https://localhost:${port}
export https_proxy=https://localhost:${port}
export NO_PROXY=${OTHERS.join()}
export no_proxy=${OTHERS.join()}
export NODE_USE_ENV_PROXY=1
export NODE_EXTRA_CA_CERTS='${file('ca')}'`)
}
