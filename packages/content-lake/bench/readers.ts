import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'

import type {Question} from './questions.ts'
import {type Address, ask, headersFor, questionPath} from './requests.ts'

/** What `wrk` (https://github.com/wg/wrk) measured. */
export interface Throughput {
  perSecond: number
  /** Median latency, in milliseconds. */
  p50: number
  /** 99th percentile of latency, in milliseconds. */
  p99: number
  /** Responses other than 2xx or 3xx, and requests without a response. */
  failed: number
}

/** Prints a {@link Throughput} as the last line. */
const report = `
  done = function(summary, latency)
    local errors = summary.errors
    local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
    print(string.format('{"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}',
      summary.requests / summary.duration * 1e6,
      latency:percentile(50) / 1000, latency:percentile(99) / 1000, failed))
  end`

async function runScript(file: string, url: string, connections: number, seconds: number) {
  const args = ['--timeout', '20s', '-t', '1', '-c', String(connections), '-d', `${seconds}s`]
  const {stdout} = await promisify(execFile)('wrk', [...args, '-s', file, url])
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Throughput
}

/** The URL length from which Sanity's client sends a query by POST. */
const longestAddress = 11_264

/** The number of different parameters; after them they repeat. */
const variants = 1000

/** Seconds of requests before and during measurement. */
const warmUp = 1
const measured = 4

/** Quotes a string for Lua. */
const quoted = (text: string) => `[==[${text}]==]`

/**
 * Returns the Lua function that makes `wrk`'s next request. Answers are cached until a document changes, so each
 * request has a different `$asked`.
 */
function nextRequest({query, params, isCached}: Question, lake: Address): string {
  const options = new URLSearchParams({perspective: 'published', returnQuery: 'false'}).toString()
  const address = `${questionPath}?${new URLSearchParams({query}).toString()}&${options}`
  const all = Array.from({length: variants}, (_, index) => params(index))
  const isPosted = address.length >= longestAddress
  const asked = isCached ? '' : isPosted ? ',"asked":' : '&$asked='
  const parts = isPosted
    ? all.map((each) => JSON.stringify(each).slice(0, -1))
    : all.map((each) =>
        Object.entries(each)
          .map(([name, value]) => `&$${name}=${encodeURIComponent(JSON.stringify(value))}`)
          .join(''),
      )
  const headers = Object.entries(headersFor(lake)).map(
    ([name, value]) => `["${name}"] = ${quoted(value)}`,
  )
  const part = `parts[count % ${variants} + 1] .. ${quoted(asked)}${isCached ? '' : ' .. count'}`
  const request = isPosted
    ? `wrk.format("POST", ${quoted(`${questionPath}?${options}`)}, headers, begin .. ${part} .. "}}")`
    : `wrk.format("GET", ${quoted(address)} .. ${part}, headers)`
  return `
    local parts = {${parts.map(quoted).join(',')}}
    local headers = {${headers.join(',')}}
    local begin = ${quoted(`{"query":${JSON.stringify(query)},"params":`)}
    local count = START
    request = function()
      count = count + 1
      return ${request}
    end`
}

/** Request numbers are unique within a benchmark. */
let start = 0
const farApart = 10_000_000

/**
 * Sends a query for some seconds over concurrent connections, with `wrk`: a client in JavaScript would use as much CPU
 * as the lake and measure its own garbage collection.
 */
export async function visit(
  lake: Address,
  question: Question,
  atOnce: number,
): Promise<Throughput> {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-readers-'))
  const file = join(folder, 'request.lua')
  const script = nextRequest(question, lake) + report
  // The first query of its kind builds the indexes it needs.
  await ask(lake, questionPath, {query: question.query, params: question.params(0)})
  const readFor = async (seconds: number) => {
    start += farApart
    writeFileSync(file, script.replace('START', String(start)))
    return runScript(file, lake.url, atOnce, seconds)
  }
  try {
    await readFor(warmUp)
    const result = await readFor(measured)
    if (result.failed > 0) throw new Error(`${question.name}: ${result.failed} requests failed.`)
    return result
  } finally {
    rmSync(folder, {recursive: true})
  }
}
