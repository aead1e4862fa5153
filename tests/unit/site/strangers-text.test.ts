import {expect, it} from 'vitest'

import {entryColumns} from '../../../lib/admin/columns'
import type {Entry} from '../../../lib/admin/entries'
import {crmFile, excelFile} from '../../../lib/admin/export-files'
import {parseQuery} from '../../../lib/admin/filters'
import {nextPath} from '../../../lib/admin/paths'
import {leadForms} from '../../../lib/leads/fields'
import {leadSchema} from '../../../lib/leads/lead'
import {pathIndex, pathState} from '../../../lib/sanity/path-index'
import {readPerspective, readSession} from '../../../lib/sanity/preview/session'
import {searchWords, textQueryOf} from '../../../lib/search/words'
import {prefersMarkdown, requestedMarkdown} from '../../../lib/seo/markdown/markdown-requests'
import {parseShareHref} from '../../../lib/seo/share-href'
import {loggablePath} from '../../../lib/server/log'
import {knownRequestId} from '../../../lib/server/request-log'
import {readSignedValue} from '../../../lib/server/signing'
import {endpointAt} from '../../../lib/urls/endpoints'
import {normalHref} from '../../../lib/urls/hrefs'
import {browserLanguage} from '../../../lib/urls/language-choice'
import {allowedHref, sameOriginHref} from '../../../lib/urls/links'
import {pageHref, parsePathname} from '../../../lib/urls/paths'
import {refusalOf} from '../../../lib/urls/refusals'
import {searchRoute} from '../../../lib/urls/routes'
import {repeatedUnits} from '../../e2e/fuzz/malformed-text.ts'
import {longestDelay} from '../../processes/event-loop.ts'

/** Bytes that Node.js accepts in the head of a request. */
const largestHead = 16 * 1024

/** One thing again and again, before an end that does not match. */
const adversarial = repeatedUnits.flatMap((unit) => {
  const text = unit.repeat(Math.floor(largestHead / unit.length))
  return [text, `${text}!`, `${text}\0`]
})

const index = pathIndex({pages: [], articles: [], redirects: []})

function form(text: string): Record<string, string> {
  const fields = ['name', 'email', 'company', 'phone', 'message', 'x7', 'elapsed']
  return Object.fromEntries(fields.map((field) => [field, text]))
}

function entry(text: string): Entry {
  return Object.fromEntries(entryColumns.map((column) => [column, text])) as unknown as Entry
}

/** Every function that the text of a stranger reaches before anything has measured it. */
const reached: Record<string, (text: string) => unknown> = {
  allowedHref,
  browserLanguage: (text) => [text, text.slice(0, 1000)].map(browserLanguage),
  endpointAt: (text) => endpointAt(`/${text}`),
  exportFiles: (text) => {
    // The database stores no longer text.
    const entries = [entry(text.slice(0, 1000))]
    return [crmFile(entries), excelFile(entries)]
  },
  knownRequestId,
  leadSchema: (text) => leadForms.map((kind) => leadSchema(kind).safeParse(form(text))),
  loggablePath: (text) => loggablePath(`/${text}`),
  nextPath: (text) => nextPath(`/admin/${text}`),
  parsePathname: (text) => parsePathname(`/fr/${text}`),
  parseQuery: (text) =>
    parseQuery(
      new URLSearchParams(
        ['q', 'source', 'from', 'page', 'campaign', 'sort', 'after', 'entry'].map((name) => [
          name,
          text,
        ]),
      ),
    ),
  parseShareHref: (text) => parseShareHref(`/share/${text}.png`),
  pathState: (text) => pathState(index, 'fr', text),
  prefersMarkdown: (text) => [text, text.slice(0, 1000)].map(prefersMarkdown),
  readPerspective,
  readSession,
  readSignedValue: (text) => readSignedValue('preview session', text),
  refusalOf: (text) =>
    refusalOf({
      method: 'POST',
      nextUrl: {pathname: `/${text}`},
      headers: {get: () => text, has: () => false} as unknown as Headers,
    }),
  requestedMarkdown: (text) =>
    requestedMarkdown({
      method: 'GET',
      nextUrl: {pathname: `/${text}.md`},
      headers: new Headers(),
    }),
  sameOriginHref: (text) => sameOriginHref(`/${text}`),
  searchRoute: (text) => searchRoute('en', 'search', new URLSearchParams({q: text})),
  searchWords: (text) => textQueryOf(searchWords(text, 'fr')),
  normalHref: (text) => pageHref('fr', normalHref(`/${text}`) ?? ''),
}

/** Returns the processor time of a call in milliseconds, on which other processes have no influence. */
async function costOf(work: (text: string) => unknown, text: string): Promise<number> {
  const before = process.cpuUsage()
  await work(text)
  const {user, system} = process.cpuUsage(before)
  return (user + system) / 1000
}

it.each(Object.entries(reached))('%s takes text of any kind in linear time', async (_, work) => {
  const slow: string[] = []
  for (const text of adversarial) {
    // Once more, because garbage may have been collected.
    const isSlow = async () => (await costOf(work, text)) > longestDelay
    if ((await isSlow()) && (await isSlow())) slow.push(JSON.stringify(text.slice(0, 20)))
  }
  expect(slow).toEqual([])
})
