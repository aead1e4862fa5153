import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'

import {createClient, type SanityClient} from '@sanity/client'

import {freePort, readCredentials} from '../e2e/stack.ts'
import {endAll, listens, makeCertificate, run, type Running, until} from './machines.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Next.js notes in this file which build was the last; developers' editors read it. */
const nextTypes = join(root, 'next-env.d.ts')

/** Another build may be using the machine. */
const patience = 600_000

/** A build of the site that runs by itself, and everything around it that is not the site. */
export interface Built {
  folder: string
  certificate: string
  key: string
  ports: Record<'balancer' | 'plain' | 'redis' | 'first' | 'second', number>
  contentLake: SanityClient
  startInstance(port: number, extra?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

/** Starts the services; returns the variables that point a site at them. */
async function startServices(dataDir: string, sitePort: number): Promise<Record<string, string>> {
  const services = run('node', ['local/bootstrap.mjs', 'services'], {
    cwd: root,
    env: {
      DATA_DIR: dataDir,
      PORT: String(sitePort),
      CONTENT_LAKE_PORT: String(await freePort()),
      SUPABASE_PORT: String(await freePort()),
    },
  })
  await until(() => services.output().includes('Ctrl-C'), services.output, patience)
  const lines = services.output().matchAll(/^ {2}([A-Z_]+)=(.*)$/gm)
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
}

async function build(distDir: string, env: Record<string, string>): Promise<void> {
  const types = existsSync(nextTypes) ? readFileSync(nextTypes) : null
  const builder = run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: root,
    env: {...env, STANDALONE: '1', NODE_ENV: 'production', NEXT_DIST_DIR: distDir},
  })
  const code = await builder.ended
  if (types) writeFileSync(nextTypes, types)
  if (code !== 0) throw new Error(builder.output())
}

/** The folder that would be copied to each machine, made as the guide says; nothing outside it is used. */
function assemble(distDir: string, folder: string): string {
  const target = join(folder, 'current')
  const options = {recursive: true, preserveTimestamps: true, verbatimSymlinks: true}
  cpSync(join(root, distDir, 'standalone'), target, options)
  cpSync(join(root, distDir, 'static'), join(target, distDir, 'static'), options)
  rmSync(join(root, distDir), {recursive: true, force: true})
  return target
}

function contentLakeOf(dataDir: string): SanityClient {
  const {url, projectId, dataset, tokens} = readCredentials(dataDir).contentLake
  return createClient({
    apiHost: url,
    projectId,
    dataset,
    token: tokens.administrator,
    useProjectHostname: false,
    apiVersion: '2026-03-01',
    useCdn: false,
  })
}

/** Starts the services, builds the site against them, and puts the build where nothing else of the repository is. */
export async function buildSite(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  const dataDir = join(folder, 'data')
  const ports = {
    balancer: await freePort(),
    plain: await freePort(),
    redis: await freePort(),
    first: await freePort(),
    second: await freePort(),
  }
  const variables = await startServices(dataDir, ports.first)
  const environment = {
    ...variables,
    NEXT_PUBLIC_SITE_URL: `https://localhost:${ports.balancer}`,
  }
  const distDir = `.next-test-${ports.balancer}`
  await build(distDir, environment)
  const place = assemble(distDir, folder)
  const {certificate, key} = makeCertificate(folder)
  return {
    folder,
    certificate,
    key,
    ports,
    contentLake: contentLakeOf(dataDir),
    async startInstance(port, extra = {}) {
      const instance = run(process.execPath, ['server.js'], {
        cwd: place,
        env: {
          ...environment,
          NODE_ENV: 'production',
          HOSTNAME: 'localhost',
          PORT: String(port),
          // Instances ask for their own pages by the public address.
          NODE_EXTRA_CA_CERTS: certificate,
          ...extra,
        },
      })
      await until(() => listens(port), instance.output)
      return instance
    },
    async stop() {
      await endAll()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

/** The certificate that whoever asks the load balancer believes. */
export const readCertificate = ({certificate}: Built) => readFileSync(certificate, 'utf8')
