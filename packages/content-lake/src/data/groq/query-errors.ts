import {type ApiError, typedError} from '../../errors.ts'

/** Error as `@sanity/client` renders it, at the first occurrence of `text` or the whole query. */
export function queryError(
  type: 'queryParseError' | 'queryEvaluationError',
  query: string,
  description: string,
  text?: string,
): ApiError {
  const found = text === undefined ? -1 : query.indexOf(text)
  const start = Math.max(found, 0)
  const end = found === -1 || text === undefined ? query.length : start + text.length
  return queryErrorAt(type, query, {description, start, end})
}

/** Like {@link queryError}, for a known range in UTF-16 units. */
export function queryErrorAt(
  type: 'queryParseError' | 'queryEvaluationError',
  query: string,
  {description, ...range}: {description: string; start: number; end: number},
): ApiError {
  return typedError(400, type, description, {...range, query})
}
