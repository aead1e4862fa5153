import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'

import {startNginx} from '../processes/nginx.ts'
import type {Running} from '../processes/run.ts'

/** The deployment guide's configuration. */
const deployed = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')

/** The values in which a test's configuration differs from the deployment guide's. */
export interface Places {
  folder: string
  plainPort: number
  port: number
  /** Host and port of each. */
  instances: readonly string[]
  certificate: string
  key: string
}

/** Replaces a text; throws when it is missing, because readers of the guide edit the same lines. */
function replace(text: string, search: string, replacement: string): string {
  if (!text.includes(search)) throw new Error(`deploy/nginx.conf has no “${search}”.`)
  return text.replaceAll(search, replacement)
}

/** Returns a configuration with a test's ports and certificates. */
function withPlaces(configuration: string, places: Places): string {
  const [first = '', second = first] = places.instances
  const changes: [string, string][] = [
    ['127.0.0.1:3001', first],
    ['127.0.0.1:3002', second],
    ['/var/cache/nginx/site', `${places.folder}/cache-${places.port}`],
    ['listen 80;', `listen ${places.plainPort};`],
    ['listen 443 ', `listen ${places.port} `],
    ['[::]:80;', `[::]:${places.plainPort};`],
    ['[::]:443 ', `[::]:${places.port} `],
    ['www.example.com', 'localhost'],
    ['/etc/ssl/site/fullchain.pem', places.certificate],
    ['/etc/ssl/site/privkey.pem', places.key],
  ]
  return changes.reduce((text, [search, value]) => replace(text, search, value), configuration)
}

/** Starts nginx with the deployment guide's configuration; all files stay in a folder. */
export function startBalancer(places: Places): Promise<Running> {
  return startNginx(`${places.folder}/nginx`, places.port, withPlaces(deployed, places))
}

/** Creates a self-signed certificate for this machine in a folder. */
export function makeCertificate(folder: string): {certificate: string; key: string} {
  const paths = {certificate: `${folder}/certificate.pem`, key: `${folder}/key.pem`}
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...request, '-keyout', paths.key, '-out', paths.certificate], {
    stdio: 'ignore',
  })
  return paths
}
