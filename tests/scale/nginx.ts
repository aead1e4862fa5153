import {execFileSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'

import {listens, run, type Running, until} from './machines.ts'

const deployed = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')

interface Places {
  folder: string
  plainPort: number
  port: number
  instances: readonly number[]
  certificate: string
  key: string
}

/** Replaces something that must be there: what the test changes in the file is what whoever deploys changes. */
function replace(text: string, search: string, replacement: string): string {
  if (!text.includes(search)) throw new Error(`deploy/nginx.conf has no “${search}”.`)
  return text.replaceAll(search, replacement)
}

/** The file that the guide hands out, with ports and certificates of a test. */
function configurationOf(places: Places): string {
  const [first = 0, second = first] = places.instances
  const changes: [string, string][] = [
    ['127.0.0.1:3001', `localhost:${first}`],
    ['127.0.0.1:3002', `localhost:${second}`],
    ['listen 80;', `listen ${places.plainPort};`],
    ['listen 443 ', `listen ${places.port} `],
    ['www.example.com', 'localhost'],
    ['/etc/ssl/site/fullchain.pem', places.certificate],
    ['/etc/ssl/site/privkey.pem', places.key],
  ]
  return changes.reduce((text, [search, value]) => replace(text, search, value), deployed)
}

/** Checks and starts nginx with the configuration of the guide; everything it writes stays in a folder. */
export async function startNginx(name: string, places: Places): Promise<Running> {
  const folder = `${places.folder}/${name}`
  mkdirSync(folder, {recursive: true})
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const file = `${folder}/nginx.conf`
  // Its workers would be somebody else, who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log stderr warn; worker_processes 1;
     events { worker_connections 2048; }
     http { access_log off; ${temporary.join(' ')} ${configurationOf(places)} }`,
  )
  const args = ['-e', 'stderr', '-c', file]
  execFileSync('nginx', ['-t', ...args], {stdio: 'pipe'})
  const nginx = run('nginx', args)
  await until(() => listens(places.port), nginx.output)
  return nginx
}
