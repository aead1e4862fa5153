import {mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

import type {Question} from './content-lake-questions.ts'
import {type Address, ask, headersFor, questionPath} from './content-lake-requests.ts'
import {runScript, type Throughput} from './wrk.ts'

/** As long as an address may be for which Sanity's client does not post the question. */
const longestAddress = 11_264

/** How many different parameters are asked with; after them it begins again. */
const variants = 1000

/** How long is asked before it counts, and after it, in seconds. */
const warmUp = 1
const measured = 4

/** Text that Lua takes as it is. */
const quoted = (text: string) => `[==[${text}]==]`

/**
 * What makes the next request in `wrk`: a function in Lua. The lake keeps an answer until a document changes: with another
 * `$asked` each time it is worked out nevertheless.
 */
function nextRequest({query, params, isKept}: Question, lake: Address): string {
  const options = new URLSearchParams({perspective: 'published', returnQuery: 'false'}).toString()
  const address = `${questionPath}?${new URLSearchParams({query}).toString()}&${options}`
  const all = Array.from({length: variants}, (_, index) => params(index))
  const isPosted = address.length >= longestAddress
  const asked = isKept ? '' : isPosted ? ',"asked":' : '&$asked='
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
  const part = `parts[count % ${variants} + 1] .. ${quoted(asked)}${isKept ? '' : ' .. count'}`
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

/** Every request of a benchmark has a number of its own. */
let start = 0
const farApart = 10_000_000

/**
 * Asks a question for some seconds, so many at a time, with `wrk`: a client written in JavaScript takes as much of the
 * machine as the lake, and what is measured would be its own garbage collection.
 */
export async function visit(
  lake: Address,
  question: Question,
  atOnce: number,
): Promise<Throughput> {
  const folder = mkdtempSync(join(tmpdir(), 'content-lake-readers-'))
  const file = join(folder, 'request.lua')
  const script = nextRequest(question, lake)
  // The first of its kind makes the indexes that it needs.
  await ask(lake, questionPath, {query: question.query, params: question.params(0)})
  const readFor = async (seconds: number) => {
    start += farApart
    writeFileSync(file, script.replace('START', String(start)))
    return runScript(file, lake.url, {connections: atOnce, seconds})
  }
  try {
    await readFor(warmUp)
    const result = await readFor(measured)
    if (result.failed > 0) throw new Error(`${question.name}: ${result.failed} answers failed.`)
    return result
  } finally {
    rmSync(folder, {recursive: true})
  }
}
