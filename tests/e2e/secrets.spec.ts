import {readdirSync, readFileSync} from 'node:fs'
import {basename, join, relative} from 'node:path'

import {nodesIn, pathText} from '../../lib/server/json.ts'
import {readSettings} from '../../local/starter/settings.ts'
import {siteEnvironment} from '../../local/starter/site-environment.ts'
import {jwtSecret} from '../../local/supabase/keys.ts'
import {serve} from '../processes/next.ts'
import {freePort} from '../processes/ports.ts'
import {expect, publishedAddresses, stack, test} from './site.ts'

/** Returns every string of an object, by its path. */
function textsOf(object: object): [path: string, text: string][] {
  return [...nodesIn(object)].flatMap(({value, path}): [string, string][] =>
    typeof value === 'string' ? [[pathText(path), value]] : [],
  )
}

const {credentials, distDir} = stack

/** Values that are public. */
const open =
  /^(NEXT_|\w+\.url$|contentLake\.(projectId|dataset)$|supabase\.publishableKey$|admin\.email$)/

const variables = siteEnvironment({...readSettings(), distDir: basename(distDir)}, credentials)

/** All secrets that the starter passes to the services and the site. */
const ofTheRun = [
  ...textsOf(credentials),
  ...textsOf(variables),
  ['JWT secret', jwtSecret(credentials.supabase.secretKey)] as const,
].filter(([name]) => !open.test(name))

function ofTheBuild(file: string, key: string): [path: string, text: string][] {
  const manifest = JSON.parse(readFileSync(join(distDir, file), 'utf8')) as Record<string, object>
  return textsOf({[key]: manifest[key]})
}

/** Secrets that Next.js generates for each build. */
const ofNext = [
  ...ofTheBuild('prerender-manifest.json', 'preview'),
  ...ofTheBuild('server/server-reference-manifest.json', 'encryptionKey'),
]

/** The build files that hold them, which only the server reads. */
const keptInTheBuild = [
  'preview.previewModeEncryptionKey in prerender-manifest.json',
  'preview.previewModeId in prerender-manifest.json',
  'preview.previewModeSigningKey in prerender-manifest.json',
  'preview.previewModeEncryptionKey in server/preview-props.json',
  'preview.previewModeId in server/preview-props.json',
  'preview.previewModeSigningKey in server/preview-props.json',
  'encryptionKey in server/server-reference-manifest.js',
  'encryptionKey in server/server-reference-manifest.json',
]

const secrets = [...ofTheRun, ...ofNext]

/** Returns the secrets in a text or file, and where it is from. */
const secretsIn = (content: string | Buffer, from: string): string[] =>
  secrets.filter(([, secret]) => content.includes(secret)).map(([name]) => `${name} in ${from}`)

/** Returns a folder's files, except temporary files that the page cache is about to rename. */
function filesIn(folder: string): string[] {
  return readdirSync(join(distDir, folder), {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => relative(distDir, join(entry.parentPath, entry.name)))
}

test('the build contains no secrets except the keys of Next.js', () => {
  const found = filesIn('.').flatMap((file) => secretsIn(readFileSync(join(distDir, file)), file))
  expect(found.sort()).toEqual(keptInTheBuild.sort())
})

test('no page and no file for browsers contains a secret', async ({request}) => {
  const addresses = [await publishedAddresses('en'), await publishedAddresses('fr')].flat()
  const paths = [
    ...addresses.map(({path}) => path),
    '/search?q=crm',
    '/admin/login',
    '/studio',
    ...filesIn('static').map((file) => `/_next/${file}`),
  ]
  for (const path of paths) {
    const response = await request.get(path)
    const sent = JSON.stringify(response.headers()) + (await response.text())
    expect.soft(secretsIn(sent, path)).toEqual([])
  }
})

test('no log of the run contains a secret', () => {
  const log = readFileSync(stack.log, 'utf8')
  expect(log).toContain('npm run users')
  expect(secretsIn(log, 'the log')).toEqual([])
})

/** Sends a secret in every part of a request that a site could log. */
async function sendAway(siteUrl: string, secret: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${secret}`,
    cookie: `session=${secret}`,
    'sanity-webhook-signature': secret,
  }
  await fetch(`${siteUrl}/not-there?token=${encodeURIComponent(secret)}`, {headers})
  await fetch(`${siteUrl}/api/revalidate`, {method: 'POST', headers, body: secret})
}

test('logs at debug level contain no secret of a request', async () => {
  const port = await freePort()
  const site = await serve(port, {...variables, LOG_LEVEL: 'debug'})
  try {
    for (const [, secret] of secrets) await sendAway(`http://localhost:${port}`, secret)
    const missing = () => site.output().split('"not-found"').length - 1
    await expect.poll(missing).toBe(secrets.length)
    expect(secretsIn(site.output(), 'the log')).toEqual([])
  } finally {
    await site.end()
  }
})
