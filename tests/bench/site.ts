import {execFile} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

import {needPrograms} from '../../local/testing/programs.ts'
import {articles} from '../fixtures/specified-routes.ts'
import {startNginx} from '../processes/nginx.ts'
import {freePort} from '../processes/ports.ts'
import {endAll, root} from '../processes/run.ts'
import {startStack} from '../processes/starter.ts'
import {median, printTable} from './measure.ts'

/* How many requests does the site answer? wrk loads pages of a production build, compressed, with and without nginx. */

/** Connections at once. */
const loads = [1, 32]

/** Rounds of all measurements; the median evens out other load on the machine. */
const rounds = 3

/** Serves the site behind nginx with the configuration from `deploy/`, without TLS. */
async function serveBehindNginx(folder: string, site: URL): Promise<string> {
  const port = await freePort()
  const deployed = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
  const configuration = deployed
    .replaceAll(/127\.0\.0\.1:300\d/g, `localhost:${site.port}`)
    .replace('listen 80;', `listen ${await freePort()};`)
    .replace('listen 443 ssl http2;', `listen ${port};`)
    .replace('/var/cache/nginx/site', join(folder, 'cache'))
    .replaceAll(/^\s+ssl_.*$/gm, '')
    .replaceAll('www.example.com', 'localhost')
  await startNginx(folder, port, `keepalive_requests 1000000; ${configuration}`)
  return `http://localhost:${port}/`
}

/** Returns the requests per second that an address answers in four seconds. */
async function perSecond(address: string, connections: number): Promise<number> {
  const load = ['-t', '1', '-c', String(connections), '-d', '4s', '--timeout', '20s']
  const headers = ['-H', 'Accept-Encoding: gzip', '-H', 'Accept-Language: en']
  const {stdout} = await promisify(execFile)('wrk', [...load, ...headers, address])
  const [, found] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  if (found === undefined || stdout.includes('Socket errors')) throw new Error(stdout)
  return Number(found)
}

await needPrograms('nginx', 'wrk')
const stack = await startStack()
const folder = mkdtempSync(join(tmpdir(), 'bench-site-'))
try {
  const at = (path: string) => new URL(path, stack.siteUrl).href
  const article = `/blog/${articles.at(-1)?.en}`
  const subjects: [name: string, address: string][] = [
    ['home page', at('/')],
    ['home page behind nginx', await serveBehindNginx(folder, new URL(stack.siteUrl))],
    ['article', at(article)],
    ['article as Markdown', at(`${article}.md`)],
    ['not found', at('/not-there')],
  ]
  const found = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, address] of subjects) {
      for (const connections of loads) {
        const key = `${name} ${connections}`
        found.set(key, [...(found.get(key) ?? []), await perSecond(address, connections)])
      }
    }
  }
  printTable(
    ['requests per second', ...loads.map((connections) => `${connections} at once`)],
    subjects.map(([name]) =>
      [name].concat(
        loads.map((connections) => median(found.get(`${name} ${connections}`) ?? []).toFixed(0)),
      ),
    ),
  )
} finally {
  await endAll()
  await stack.stop()
  rmSync(folder, {recursive: true, force: true})
}
