import {STATUS_CODES} from 'node:http'

/** An error response in the shape Sanity's clients read. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown>) {
    super(messageOf(body) ?? `HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

/** `{statusCode, error, message}`, the shape of most errors. */
export function httpError(status: number, message: string): ApiError {
  return new ApiError(status, {statusCode: status, error: STATUS_CODES[status], message})
}

function messageOf({message, error}: Record<string, unknown>): string | undefined {
  if (typeof message === 'string') return message
  const {description} = (error ?? {}) as {description?: unknown}
  return typeof description === 'string' ? description : undefined
}

/**
 * `{error: {type, description, …}}`, the shape of query, mutation and action errors. Older clients would show a
 * message beside it instead of the description.
 */
export function typedError(
  status: number,
  type: string,
  description: string,
  details: Record<string, unknown> = {},
): ApiError {
  return new ApiError(status, {error: {type, description, ...details}})
}
