/*
 * Runs the commands of docs/deploy.md for hosted Sanity as they are written, in a namespace whose `/etc` is a layer over
 * this machine's. The embedded Content Lake stands in for api.sanity.io.
 */
import assert from 'node:assert/strict'
import {execFileSync} from 'node:child_process'
import {appendFileSync, copyFileSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {createClient} from '@sanity/client'
import {createContentLake} from 'embedded-content-lake'

import {contentLakeClient, readCredentials} from '../processes/credentials.ts'
import {root, run} from '../processes/run.ts'
import {startServices} from '../processes/services.ts'
import {documentedCommands} from './commands.ts'

const folder = process.argv[2] ?? ''
const sh = (script: string) =>
  execFileSync('bash', ['-euc', script], {stdio: 'inherit', cwd: folder})

sh(`ip link set lo up
  mkdir ${folder}/layers && mount -t tmpfs tmpfs ${folder}/layers && cd ${folder}/layers && mkdir upper work
  mount -t overlay overlay /etc -o lowerdir=/etc,upperdir=$PWD/upper,workdir=$PWD/work`)

const names = ['api.sanity.io', 'apicdn.sanity.io', 'hosted.api.sanity.io', 'cdn.sanity.io']
const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
sh(`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${keyFile} -out ${certFile} \
  -addext subjectAltName=${['localhost', ...names].map((name) => `DNS:${name}`).join(',')} 2>/dev/null`)
const [cert, key] = [readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8')]
const hosted = await createContentLake({
  port: 54340,
  dataDir: join(folder, 'hosted'),
  projectId: 'hosted',
  tls: {cert, key},
})
const services = await startServices(3000)

const token = hosted.options.tokens['administrator'] ?? ''
const variables = {
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
}
const repository = join(folder, 'repository')
const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
writeFileSync(join(repository, '.env.local'), lines.join(''))
copyFileSync(join(root, 'deploy/slack-webhook.json'), join(repository, 'slack-webhook.json'))
appendFileSync('/etc/ssl/certs/ca-certificates.crt', cert)

for (const command of documentedCommands('### Sanity')) {
  console.log(`\n$ ${command.replaceAll('\n', '\n  ')}`)
  const {ended, output} = run(['bash', '-euo', 'pipefail', '-c', command], {
    cwd: repository,
    log: join(folder, 'output.log'),
    env: {
      ...variables,
      PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
      HOME: folder,
      RSYNC_RSH: join(folder, 'bin/ssh'),
      HTTPS_PROXY: hosted.url,
      NODE_EXTRA_CA_CERTS: certFile,
      NO_PROXY: 'localhost,127.0.0.1',
      NODE_USE_ENV_PROXY: '1',
      SANITY_AUTH_TOKEN: token,
      TOKEN: token,
      // The CLI behaves differently in a test runner.
      VITEST: undefined,
      NODE_ENV: undefined,
    },
  })
  const code = await ended
  console.log(output().slice(-3000))
  assert.equal(code, 0, `This command of docs/deploy.md fails:\n${command}`)
}

// The imported content is the embedded one. This process began before the certificate existed.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
const content =
  '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]'
const plain = `${content} | order(_id) {..., "_rev": null, "_createdAt": null, "_updatedAt": null}`
const embedded = contentLakeClient(readCredentials(services.dataDir).contentLake)
const imported = createClient({
  projectId: 'hosted',
  dataset: 'production',
  apiHost: hosted.url,
  useProjectHostname: false,
  apiVersion: '2026-03-01',
  useCdn: false,
  perspective: 'raw',
  token,
})
const withoutPlace = (documents: unknown) =>
  JSON.parse(
    JSON.stringify(documents).replaceAll(/(?:hosted|embedded)\/production/g, ''),
  ) as unknown
assert.deepEqual(
  withoutPlace(await imported.fetch(plain)),
  withoutPlace(await embedded.fetch(plain)),
)

process.exit(0)
