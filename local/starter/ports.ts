import {createServer} from 'node:net'

import {UserError} from '../user-error.ts'
import type {PortVariable, Settings} from './settings.ts'

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(true)))
  })
}

/** A sentence for each port of the services, or the site's, that is in use or given twice. */
export async function takenPorts(settings: Settings, servesSite: boolean): Promise<string[]> {
  const needed: PortVariable[] = servesSite ? ['PORT'] : []
  if (settings.embeddedContentLake) needed.push('CONTENT_LAKE_PORT')
  if (settings.embeddedSupabase) needed.push('SUPABASE_PORT')
  const taken: string[] = []
  for (const [index, name] of needed.entries()) {
    const port = settings.ports[name]
    const same = needed.slice(0, index).find((other) => settings.ports[other] === port)
    if (same) taken.push(`${same} and ${name} are both ${port}: set one to another port.`)
    if (same) continue
    const free = (await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))
    const advice = `set ${name} to a free port, or stop the process using it.`
    if (!free) taken.push(`Port ${port} is in use: ${advice}`)
  }
  return taken
}

/** Throws one sentence when a port of the services, or the site's, is in use or given twice. */
export async function assertPortsFree(settings: Settings, servesSite: boolean): Promise<void> {
  const [taken] = await takenPorts(settings, servesSite)
  if (taken) throw new UserError(taken)
}
