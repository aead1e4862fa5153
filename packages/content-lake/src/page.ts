import type {Context} from 'hono'
import {html} from 'hono/html'

import type {Identity, Lake} from './contract.ts'
import {ApiError} from './errors.ts'
import type {People, Robot} from './people/people.ts'
import {PROVIDER} from './people/routes.ts'
import type {ServerState} from './state.ts'
import {attemptsOf} from './webhooks/delivery.ts'
import type {Hook} from './webhooks/hooks.ts'
import type {Webhooks} from './webhooks/webhooks.ts'

/** Dependencies of the page. */
export interface PageParts {
  lake: Lake
  state: ServerState
  people: People
  webhooks: Webhooks
  projectId: string
}

type Html = ReturnType<typeof html>

const NEWEST = '* | order(_updatedAt desc) [0...50] {_id, _type, _updatedAt}'
const PERSPECTIVES = ['published', 'drafts', 'raw']

/** Limits of what is shown, so that a large result does not stall the browser. */
const MAX_ROWS = 200
const MAX_COLUMNS = 20
const MAX_CELL = 300
const MAX_TEXT = 100_000

const STYLE = `body { font: 1rem/1.5 system-ui; margin: 1rem auto; max-width: 70rem; padding: 0 1rem; color-scheme: light dark }
textarea, select, button { font: inherit; max-width: 100%; box-sizing: border-box } textarea { width: 100%; font-family: monospace }
div { overflow-x: auto } table { border-collapse: collapse } caption { text-align: start }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere; min-width: 5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }`

/** The page at `/` for people: what a visitor may see of the lake, without script. */
export async function overviewPage(
  c: Context,
  parts: PageParts,
  {identity, routes}: {identity: Identity; routes: readonly string[]},
): Promise<Response> {
  const {lake, people, projectId} = parts
  const person = people.behind(identity)
  const datasets = lake.datasets().filter((name) => person !== undefined || !lake.isPrivate(name))
  const signIn = `/auth/login/${PROVIDER}?origin=${encodeURIComponent(new URL(c.req.url).origin)}`
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  return c.html(
    await html`<!doctype html>
      <html lang="en">
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Content Lake of ${projectId}</title>
        <style>
          ${STYLE}
        </style>
        <main>
          <h1>Content Lake of ${projectId}</h1>
          <p>
            ${person ? `Signed in as ${person.name}.` : 'This is what everybody may see.'}
            <a href="${signIn}">${person ? 'Sign in as somebody else' : 'Sign in'}</a>
          </p>
          <h2>Documents</h2>
          ${queryPart(c, {lake, identity, datasets})}
          ${identity.role === 'administrator' ? managementPart(parts) : ''}
          <h2>Routes</h2>
          ${table('Each answers under every API version', routes.map(routeRow))}
        </main>
      </html>`,
  )
}

const hookRow = ({name, url, dataset, isDisabled}: Hook): object => {
  return {name, url, dataset, state: isDisabled ? 'off' : 'on'}
}

const routeRow = (route: string): object => {
  const [method, path] = route.split(' ')
  return {method, path}
}

interface Readable {
  lake: Lake
  identity: Identity
  datasets: string[]
}

/** A form for queries, and the result of the one that was sent. */
async function queryPart(c: Context, {lake, identity, datasets}: Readable): Promise<Html> {
  const dataset = datasets.find((name) => name === c.req.query('dataset')) ?? datasets[0]
  const perspective = c.req.query('perspective') ?? 'published'
  const query = c.req.query('query') ?? NEWEST
  if (dataset === undefined) return html`<p>No dataset is public.</p>`
  return html`<form>
      <label>Dataset ${choice('dataset', datasets, dataset)}</label>
      <label>Perspective ${choice('perspective', PERSPECTIVES, perspective)}</label>
      <p>
        <label for="query">GROQ</label>
        <textarea id="query" name="query" rows="4" spellcheck="false">${query}</textarea>
      </p>
      <button>Ask</button>
    </form>
    ${await resultOf(lake, {dataset, perspective, query, identity})}`
}

async function resultOf(lake: Lake, request: Parameters<Lake['query']>[0]): Promise<Html> {
  try {
    const {result, ms} = await lake.query(request)
    if (isTable(result)) return table(`${result.length} results in ${ms} ms`, result)
    return html`<pre tabindex="0">${shortened(textOf(result, 2), MAX_TEXT)}</pre>`
  } catch (error) {
    if (error instanceof ApiError) return html`<p role="alert">${error.message}</p>`
    throw error
  }
}

function managementPart({lake, people, state, webhooks}: PageParts): Html {
  const hooks = webhooks.all()
  const attempts = hooks.flatMap(({id, name: webhook}) =>
    attemptsOf(state, id).map(({createdAt: time, resultCode, failureReason}) => {
      return {webhook, time, result: resultCode ?? failureReason}
    }),
  )
  const robots = state.collection<Robot>('robots').all()
  const tokens = [
    ...people.list.map(({name, role}) => ({name, role})),
    ...robots.map(({label: name, role, expiresAt: expires}) => ({name, role, expires})),
  ]
  const datasets = lake
    .datasets()
    .map((name) => ({name, access: lake.isPrivate(name) ? 'private' : 'public'}))
  return html`<h2>Datasets</h2>
    ${table('', datasets)}
    <h2>Webhooks</h2>
    ${table('', hooks.map(hookRow))}
    ${table(
      'Attempts, newest first',
      attempts.toSorted((a, b) => b.time.localeCompare(a.time)),
    )}
    <h2>Tokens</h2>
    ${table('Their values are shown once, when they are made', tokens)}`
}

function choice(name: string, values: readonly string[], chosen: string): Html {
  const options = values.map(
    (value) => html`<option ${value === chosen ? 'selected' : ''}>${value}</option>`,
  )
  return html`<select name="${name}">
    ${options}
  </select>`
}

const isTable = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.slice(0, MAX_ROWS).every((row) => typeof row === 'object' && row && !Array.isArray(row))

/** A table of objects, in a region that scrolls by keyboard. */
function table(caption: string, rows: readonly object[]): Html {
  if (rows.length === 0) return html`<p>None.</p>`
  const shown = rows.slice(0, MAX_ROWS)
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))].slice(0, MAX_COLUMNS)
  const rest = rows.length > shown.length ? `, the first ${MAX_ROWS} shown` : ''
  return html`<div tabindex="0" role="region" aria-label="${caption || 'Table'}">
    <table>
      <caption>
        ${caption}${rest}
      </caption>
      <tr>
        ${columns.map((column) => html`<th scope="col">${shortened(column, MAX_CELL)}</th>`)}
      </tr>
      ${shown.map((row) => {
        const cells = new Map(Object.entries(row))
        return html`<tr>
          ${columns.map((name) => html`<td>${shortened(textOf(cells.get(name)), MAX_CELL)}</td>`)}
        </tr>`
      })}
    </table>
  </div>`
}

function textOf(value: unknown, space?: number): string {
  if (typeof value === 'string' && space === undefined) return value
  return JSON.stringify(value ?? null, null, space)
}

const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)} … (${text.length} characters)` : text
