import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import http, {type IncomingMessage} from 'node:http'
import https, {type RequestOptions} from 'node:https'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'

import {freePort} from '../processes/ports.ts'
import {Instances} from './instances.ts'
import {makeCertificate, startBalancer} from './nginx.ts'

interface Question extends RequestOptions {
  body?: Buffer
}

interface Reply {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

/** nginx with the deployment guide's configuration, in front of two instances whose answers the test decides. */
export interface Balancer {
  instances: Instances
  port: number
  plainPort: number
  /** Requests a path over HTTPS, or over HTTP at `plainPort`. Rejects when nothing answers. */
  send: (path: string, question?: Question) => Promise<Reply>
  stop: () => Promise<void>
}

/** Starts it. */
export async function startTestBalancer(): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'balancer-'))
  const instances = await new Instances().start()
  const ports = {port: await freePort(), plainPort: await freePort()}
  const paths = makeCertificate(folder)
  const places = {...ports, ...paths, folder, instances: instances.addresses}
  const ca = readFileSync(paths.certificate)
  const stop = async () => {
    await instances.stop()
    rmSync(folder, {recursive: true, force: true})
  }
  const nginx = await startBalancer(places).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return {
    ...ports,
    instances,
    async send(path, {body, ...question} = {}) {
      const isPlain = question.port === ports.plainPort
      const options = {
        host: 'localhost',
        servername: 'localhost',
        port: ports.port,
        ca,
        path,
        agent: false,
        maxHeaderSize: 65_536,
        ...question,
      }
      const response = await new Promise<IncomingMessage>((resolve, reject) => {
        const request = (isPlain ? http : https).request(options as RequestOptions, resolve)
        request.setTimeout(10_000, () => request.destroy(new Error('timeout')))
        request.once('error', reject).end(body)
      })
      const {statusCode: status = 0, headers} = response
      return {status, headers, text: await text(response)}
    },
    async stop() {
      await nginx.end()
      await stop()
    },
  }
}
