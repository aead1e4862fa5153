import {once} from 'node:events'
import {connect} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'

import {leadsEndpoint} from '../../lib/urls/paths.ts'
import {deadline} from '../machine-speed.ts'
import {rounds} from '../nightly.ts'
import {descendant} from '../processes/descendant.ts'
import {megabytes, openSockets} from '../processes/usage.ts'
import {expect, stack, test} from './site.ts'

const {contentLake, supabase} = stack.credentials

const services = [
  {command: 'next-server', url: stack.siteUrl, form: leadsEndpoint},
  {command: 'local/supabase/main.ts', url: supabase.url, form: '/rest/v1/rpc/add_entry'},
  {command: 'local/sanity/main.ts', url: contentLake.url, form: '/v1/data/query/production'},
]

/** Requests that no browser sends, and whose connections their senders leave. */
const oddRequests = (form: string): [line: string, ...rest: string[]][] => [
  ...['/', '/nope', '/admin/dashboard', '/en/about', '/_next/x', form].map(
    (path): [string, string] => [`GET ${path}`, 'connection: Upgrade\r\nupgrade: websocket'],
  ),
  ['GET /', 'connection: Upgrade, HTTP2-Settings\r\nupgrade: h2c'],
  ['CONNECT localhost:1', ''],
  [`POST ${form}`, 'expect: 100-continue\r\ncontent-length: 9'],
  [`POST ${form}`, 'expect: nothing\r\ncontent-length: 9', 'too short'],
  [`POST ${form}`, 'content-length: 900', 'half'],
  [`POST ${form}`, 'transfer-encoding: chunked', '4\r\nhalf\r\n'],
  [`POST ${form}`, 'content-length: 1\r\ntransfer-encoding: chunked', 'x'],
  ...['TRACE', 'PURGE', 'PROPFIND', 'get', 'FOO'].map((method): [string, string] => [
    `${method} /`,
    '',
  ]),
]

/** Milliseconds after which a client that hears nothing leaves. */
const patience = 100

/** Sends a text and leaves at the first answer, or resets the connection before there is one. */
async function visit({hostname, port}: URL, text: string, isReset: boolean): Promise<void> {
  const socket = connect({host: hostname, port: Number(port)})
  const closed = once(socket, 'close').catch(() => undefined)
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(text)
  if (!isReset)
    await Promise.race([once(socket, 'data').catch(() => undefined), closed, sleep(patience)])
  if (isReset) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const atOnce = 50

async function visitOften(url: URL, text: string, isReset: boolean, times: number): Promise<void> {
  for (let left = times; left > 0; left -= atOnce) {
    await Promise.all(Array.from({length: atOnce}, () => visit(url, text, isReset)))
  }
}

/** Megabytes within which the heap of a process moves. */
const mostGrowth = 100

for (const {command, url, form} of services) {
  test(`${command} keeps neither sockets nor memory of odd requests, however many of each kind`, async () => {
    test.setTimeout(deadline(400_000))
    const pid = descendant(stack.pid, command)
    const address = new URL(url)
    const texts = oddRequests(form).map(
      ([line, head, body = '']) =>
        `${line} HTTP/1.1\r\nhost: ${address.host}\r\n${head}\r\n\r\n${body}`,
    )
    const send = async (times: number) => {
      for (const text of texts) await visitOften(address, text, false, times)
      await visitOften(address, texts[0] ?? '', true, times)
      await visitOften(address, `GET / HTTP/1.1\r\nhost: ${address.host}\r\n\r\n`, true, times)
    }
    await send(atOnce)
    const [sockets, memory] = [openSockets(pid), megabytes(pid)]
    await send(rounds(100, 1000))
    // Other tests open a few meanwhile.
    await expect
      .poll(() => openSockets(pid), {timeout: deadline(60_000)})
      .toBeLessThan(sockets + atOnce)
    await expect
      .poll(() => megabytes(pid) - memory, {timeout: deadline(60_000)})
      .toBeLessThan(mostGrowth)
  })
}
