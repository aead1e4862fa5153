import {AsyncLocalStorage} from 'node:async_hooks'
import {inspect} from 'node:util'

import {RelationNotFoundError} from '@supabase/lite'
import {PostgresConnection} from '@supabase/lite/postgres'
import type {Options, PostgresType} from 'postgres'

import {assertPlainQuery, countingExactly, RefusedQuery, type ParsedQuery} from './query-rules.ts'

/** Options of the Postgres driver, with the server's URL. */
export type PostgresOptions = Options<Record<string, PostgresType>> & {url?: string}

type Context = Parameters<PostgresConnection['withContext']>

/** Headers of the current request, which SQL reads as `request.headers`. */
export const requestHeaders = new AsyncLocalStorage<Record<string, string>>()

const apiRoles = new Set(['anon', 'authenticated', 'service_role'])

/** Client-safe part of a database error; holds no values, even when logged. */
class ReportedError {
  readonly code: string
  readonly message: string
  readonly hint: string | undefined
  readonly detail: string | undefined
  readonly #logged: string

  constructor(
    fields: {code: string; message: string; hint?: string; detail?: string},
    logged = fields.code,
  ) {
    this.#logged = logged
    this.code = fields.code
    this.message = fields.message
    this.hint = fields.hint
    this.detail = fields.detail
  }

  toString(): string {
    return this.message
  }

  [inspect.custom](): string {
    return `Database error ${this.#logged}`
  }
}

type PostgresError = {code: string; message: string; hint?: string; constraint_name?: string}

function isPostgresError(error: unknown): error is PostgresError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  )
}

/** A PGRST error, which carries its own status. */
function badRequest(code: string, message: string): ReportedError {
  return new ReportedError(
    {
      code: 'PGRST',
      message: JSON.stringify({code, message}),
      detail: JSON.stringify({status: 400, headers: {}}),
    },
    code,
  )
}

function report(error: PostgresError): ReportedError {
  const {code, constraint_name: constraint} = error

  // @supabase/lite answers 500 to a failed check constraint.
  if (code === '23514') {
    return badRequest(code, `new row violates check constraint "${constraint ?? 'unknown'}"`)
  }
  if (code === '23505' || code === '23503') {
    const message = `new row violates constraint "${constraint ?? 'unknown'}"`
    return new ReportedError({code, message})
  }
  if (/^(?:22|42|PT|25)/.test(code)) {
    return new ReportedError({code, message: error.message, hint: error.hint})
  }
  return new ReportedError({code, message: 'The database could not answer'})
}

// lite's parser throws plain errors on unexpected input; connection errors have a code.
function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && !('code' in error) && !(error instanceof RelationNotFoundError)
}

function messageOf(error: Error): string {
  const isClientError = error instanceof RefusedQuery || error.constructor === Error
  return isClientError ? error.message : 'The request cannot be read'
}

type Database = Parameters<Context[1]>[0]

async function setRequestHeaders(database: Database): Promise<void> {
  const headers = JSON.stringify(requestHeaders.getStore() ?? {})
  await database
    .selectNoFrom((build) =>
      build
        .fn('set_config', [build.val('request.headers'), build.val(headers), build.lit(true)])
        .as('headers'),
    )
    .execute()
}

const jsonbType = 3802

/** Writes JSON that is text already as it is: lite passes arguments so, and its driver would encode them once more. */
function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** lite's Postgres connection with two unsafe defaults changed, and values removed from errors. */
export class ServedConnection extends PostgresConnection {
  constructor({url, ...options}: PostgresOptions) {
    super({
      ...(url === undefined ? {} : {url}),
      postgresOptions: {...options, onnotice: () => {}},
    })
    // In any other state, lite's first request grants anon everything on every table.
    Reflect.set(this, 'rlsState', 'active')
    this.driver.options.serializers[jsonbType] = jsonText
  }

  override withContext<T>(vars: Context[0], run: Context[1], options?: Context[2]): Promise<T> {
    const {role} = (vars?.['auth'] ?? {}) as {role?: unknown}
    if (typeof role !== 'string' || !apiRoles.has(role)) {
      const denied = {code: '42501', message: 'permission denied to set role'}
      return Promise.reject(new ReportedError(denied))
    }
    const answer = async (database: Database): Promise<T> => {
      await setRequestHeaders(database)
      return (await run(database)) as T
    }
    return super.withContext(vars, answer, options)
  }

  override onPostgrestAST(query: ParsedQuery): Promise<ParsedQuery> {
    assertPlainQuery(query)
    return super.onPostgrestAST(countingExactly(query))
  }

  override normalizeDbError(error: unknown): unknown {
    if (isUnreadable(error)) return badRequest('PGRST100', messageOf(error))
    return isPostgresError(error) ? report(error) : error
  }
}
