import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {SanityClient} from '@sanity/client'

import {readCredentials} from '../../local/credentials.ts'
import {contentClient} from '../../local/starter/seed.ts'
import {build, createBuildFolder, production} from '../processes/next.ts'
import {freePort, listens} from '../processes/ports.ts'
import {endAll, type Running, start} from '../processes/run.ts'
import {startServices} from '../processes/starter.ts'
import {makeCertificate} from './nginx.ts'

/** A standalone build of the site, and everything it depends on. */
export interface Built {
  folder: string
  certificate: string
  key: string
  ports: Record<'balancer' | 'plain' | 'redis' | 'first' | 'second', number>
  contentLake: SanityClient
  startInstance(port: number, extra?: Record<string, string>): Promise<Running>
  stop(): Promise<void>
}

/** Assembles the folder that is copied to each machine, by the deployment guide; it must be self-contained. */
async function buildInto(target: string, variables: Record<string, string>): Promise<void> {
  const {name, path, remove} = createBuildFolder(await freePort())
  const options = {recursive: true, preserveTimestamps: true, verbatimSymlinks: true}
  try {
    await build({...variables, STANDALONE: '1', NEXT_DIST_DIR: name})
    cpSync(join(path, 'standalone'), target, options)
    cpSync(join(path, 'static'), join(target, name, 'static'), options)
  } finally {
    remove()
  }
}

/** Starts the services, builds the site against them, and moves the build outside the repository. */
export async function buildSite(): Promise<Built> {
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  const ports = {
    balancer: await freePort(),
    plain: await freePort(),
    redis: await freePort(),
    first: await freePort(),
    second: await freePort(),
  }
  const services = await startServices(ports.first)
  const environment = {
    ...services.variables,
    NEXT_PUBLIC_SITE_URL: `https://localhost:${ports.balancer}`,
  }
  const place = join(folder, 'current')
  await buildInto(place, environment)
  const {certificate, key} = makeCertificate(folder)
  return {
    folder,
    certificate,
    key,
    ports,
    contentLake: contentClient(readCredentials(services.dataDir).contentLake),
    startInstance: (port, extra = {}) =>
      start([process.execPath, 'server.js'], {
        cwd: place,
        env: {
          ...environment,
          ...production,
          HOSTNAME: 'localhost',
          PORT: String(port),
          // Instances request their own pages at the public URL.
          NODE_EXTRA_CA_CERTS: certificate,
          ...extra,
        },
        isReady: () => listens(port),
      }),
    async stop() {
      await endAll()
      await services.stop()
      rmSync(folder, {recursive: true, force: true})
    },
  }
}

/** Reads the certificate that clients of the load balancer must trust. */
export const readCertificate = ({certificate}: Built) => readFileSync(certificate, 'utf8')
