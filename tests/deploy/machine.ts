/*
 * Runs the commands of docs/deploy.md as they are written, in a namespace with folders of its own over this machine's. The
 * embedded services stand in for api.sanity.io and for Supabase, and `bin/` for systemd and for ssh to the same machine.
 */
import assert from 'node:assert/strict'
import {execFileSync} from 'node:child_process'
import {appendFileSync, copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'

import {createContentLake} from 'embedded-content-lake'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {root, run} from '../processes/run.ts'
import {startServices} from '../processes/starter.ts'
import {documentedCommands} from './commands.ts'

const [folder = '', npmCache = ''] = process.argv.slice(2)
const repository = join(folder, 'repository')
const bin = join(folder, 'bin')
const sh = (script: string) =>
  execFileSync('bash', ['-euc', script], {stdio: 'inherit', cwd: folder})

sh(`ip link set lo up
  mkdir layers && mount -t tmpfs tmpfs layers && mkdir layers/upper layers/work
  mount -t overlay overlay /etc -o lowerdir=/etc,upperdir=$PWD/layers/upper,workdir=$PWD/layers/work
  for place in /srv /run /var/cache /var/log; do mount -t tmpfs tmpfs $place; done
  mkdir -p /var/log/nginx /etc/ssl/site && mount --bind ${process.execPath} /usr/bin/node`)

const siteUrl = 'https://www.example.com'
const names = [
  'api.sanity.io',
  'apicdn.sanity.io',
  'hosted.api.sanity.io',
  'hosted.apicdn.sanity.io',
]
const alternative = ['localhost', 'www.example.com', 'cdn.sanity.io', ...names]
const [certFile, keyFile] = ['/etc/ssl/site/fullchain.pem', '/etc/ssl/site/privkey.pem']
sh(`openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${keyFile} -out ${certFile} \
  -addext subjectAltName=${alternative.map((name) => `DNS:${name}`).join(',')} 2>/dev/null`)
const [cert, key] = [readFileSync(certFile, 'utf8'), readFileSync(keyFile, 'utf8')]
appendFileSync('/etc/ssl/certs/ca-certificates.crt', cert)
appendFileSync('/etc/hosts', '127.0.0.1 www.example.com\n')

const hosted = await createContentLake({
  port: 54340,
  dataDir: join(folder, 'hosted'),
  projectId: 'hosted',
  tls: {cert, key},
})
const services = await startServices(3000)

const token = hosted.options.tokens['administrator'] ?? ''
const variables = {
  NEXT_PUBLIC_SITE_URL: siteUrl,
  NEXT_PUBLIC_SANITY_PROJECT_ID: 'hosted',
  NEXT_PUBLIC_SANITY_DATASET: 'production',
  ...Object.fromEntries(
    Object.entries(services.variables).filter(([name]) => /SUPABASE|SECRET$/.test(name)),
  ),
  SANITY_API_READ_TOKEN: token,
  TRUSTED_PROXY: '1',
}
const network = {
  HTTPS_PROXY: hosted.url,
  NODE_EXTRA_CA_CERTS: certFile,
  NO_PROXY: 'localhost,127.0.0.1',
  NODE_USE_ENV_PROXY: '1',
}
const lines = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('')
const copy = (file: string, to: string) => copyFileSync(join(root, 'deploy', file), to)

writeFileSync(join(repository, '.env.local'), lines(variables))
writeFileSync('/etc/site.env', lines({...variables, ...network}))
copy('slack-webhook.json', join(repository, 'slack-webhook.json'))
copy('site@.service', '/etc/systemd/system/site@.service')
copy('nginx.conf', '/etc/nginx/conf.d/site.conf')

mkdirSync(bin)
const program = (name: string, script: string) =>
  writeFileSync(join(bin, name), `#!/bin/bash -eu\n${script}\n`, {mode: 0o755})
program('ssh', 'shift; exec "$@"')
program(
  'systemctl',
  `unit() { sed -n "s/^$1=//p" /etc/systemd/system/site@.service | sed "s/%i/$port/g"; }
verb=$1
for name in "\${@:2}"; do
  case $verb-$name in
    *---now) ;;
    reload-nginx) nginx -s reload 2>/dev/null || nginx ;;
    *-site@*)
      port=\${name#site@}
      [ ! -e /run/$port ] || { kill $(cat /run/$port); tail --pid=$(cat /run/$port) -f /dev/null; }
      cd "$(unit WorkingDirectory)"
      setsid setpriv --reuid="$(unit User)" --clear-groups -- \\
        env -i $(cat "$(unit EnvironmentFile)") $(unit Environment) $(unit ExecStart) >>/var/log/$port 2>&1 &
      echo $! >/run/$port ;;
  esac
done`,
)

for (const heading of ['### Sanity', '## One Linux machine', '## Upgrade and rollback']) {
  for (const command of documentedCommands(heading)) {
    console.log(`\n$ ${command.replaceAll('\n', '\n  ')}`)
    const {ended, output} = run(['bash', '-euo', 'pipefail', '-c', command], {
      cwd: repository,
      log: join(folder, 'output.log'),
      env: {
        ...variables,
        ...network,
        PATH: `${bin}:${process.env['PATH']}`,
        HOME: folder,
        RSYNC_RSH: join(bin, 'ssh'),
        // The namespace has no network; an installed repository has filled this cache.
        npm_config_cache: npmCache,
        npm_config_offline: 'true',
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
}

// The imported content is the embedded one. This process began before the certificate existed.
process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
const content =
  '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")]'
const plain = `${content} | order(_id) {..., "_rev": null, "_createdAt": null, "_updatedAt": null}`
const {contentLake} = readCredentials(services.dataDir)
const embedded = contentClient(contentLake)
const imported = contentClient({
  ...contentLake,
  url: hosted.url,
  projectId: 'hosted',
  dataset: 'production',
}).withConfig({token})
const withoutPlace = (documents: unknown) =>
  JSON.parse(
    JSON.stringify(documents).replaceAll(/(?:hosted|embedded)\/production/g, ''),
  ) as unknown
assert.deepEqual(
  withoutPlace(await imported.fetch(plain)),
  withoutPlace(await embedded.fetch(plain)),
)

// What visitors get of it through nginx: every page, with the site's name and without a placeholder.
const get = async (url: string) => {
  const answer = await fetch(url)
  const text = await answer.text()
  assert.equal(answer.status, 200, `${url}:\n${text.slice(0, 300)}`)
  return text
}
const [name] = await embedded.fetch<string[]>('*[_type == "siteSettings"].name')
const pages = [...(await get(`${siteUrl}/sitemap.xml`)).matchAll(/<loc>(.*?)<\/loc>/g)]
assert.ok(pages.length > 40)
for (const [, url = ''] of pages) {
  const html = await get(url)
  assert.match(html, new RegExp(`<meta property="og:site_name" content="${name}"`), url)
  assert.doesNotMatch(html.replaceAll(/<(pre|code|script).*?<\/\1>/gs, ''), /\{\{/, url)
}

process.exit(0)
