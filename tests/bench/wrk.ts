import {execFile} from 'node:child_process'
import {promisify} from 'node:util'

/** The result of running `wrk` against an address. */
export interface Throughput {
  perSecond: number
  /** Median latency, in milliseconds. */
  p50: number
  /** 99th percentile of latency, in milliseconds. */
  p99: number
  /** Responses other than 2xx or 3xx, and requests without a response. */
  failed: number
}

const milliseconds: Record<string, number> = {us: 0.001, ms: 1, s: 1000, m: 60_000}

function inMilliseconds(text: string): number {
  const [, number = '', unit = ''] = /^([\d.]+)([a-z]+)$/.exec(text) ?? []
  return Number(number) * (milliseconds[unit] ?? Number.NaN)
}

const matchOf = (report: string, pattern: RegExp) => pattern.exec(report)?.[1]

/** Parses the output of `wrk --latency` (https://github.com/wg/wrk). Throws when the format is different. */
function readReport(report: string): Throughput {
  const perSecond = matchOf(report, /Requests\/sec:\s+([\d.]+)/)
  const p50 = matchOf(report, /^ +50% +(\S+)/m)
  const p99 = matchOf(report, /^ +99% +(\S+)/m)
  if (perSecond === undefined || p50 === undefined || p99 === undefined) throw new Error(report)
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    report,
  )
  const unanswered = (sockets ?? []).slice(1).map(Number)
  const refused = Number(matchOf(report, /Non-2xx or 3xx responses: (\d+)/) ?? 0)
  return {
    perSecond: Number(perSecond),
    p50: inMilliseconds(p50),
    p99: inMilliseconds(p99),
    failed: unanswered.reduce((total, count) => total + count, refused),
  }
}

/** A load on an address. */
export interface Load {
  connections: number
  seconds: number
  /** The response's encoding; browsers ask for compression. */
  encoding: 'gzip' | 'identity'
}

/** Requests an address over kept-alive connections. */
export async function askFor(
  address: string,
  {encoding, connections, seconds}: Load,
): Promise<Throughput> {
  const load = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`]
  const headers = ['-H', `Accept-Encoding: ${encoding}`, '-H', 'Accept-Language: en']
  const args = ['--latency', '--timeout', '20s', ...load, ...headers, address]
  const {stdout} = await promisify(execFile)('wrk', args)
  return readReport(stdout)
}
