import {type ApiError, typedError} from '../../errors.ts'

/**
 * The answer to a query that cannot be parsed or evaluated, in the shape that `@sanity/client` draws its frame from. It
 * points at the first place where `text` stands, or at all of the query.
 */
export function queryFailure(
  type: 'queryParseError' | 'queryEvaluationError',
  query: string,
  description: string,
  text?: string,
): ApiError {
  const found = text === undefined ? -1 : query.indexOf(text)
  const start = Math.max(found, 0)
  const end = found === -1 || text === undefined ? query.length : start + text.length
  return failureAt(type, query, {description, start, end})
}

/** The same for a place that is known; `start` and `end` count UTF-16 units. */
export function failureAt(
  type: 'queryParseError' | 'queryEvaluationError',
  query: string,
  about: {description: string; start: number; end: number},
): ApiError {
  const {description, start, end} = about
  return typedError(400, type, description, {start, end, query})
}
