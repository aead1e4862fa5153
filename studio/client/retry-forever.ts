import {type MonoTypeOperatorFunction, retry, tap} from 'rxjs'

/** Delay before a retry, in milliseconds. */
const delay = 5000

/**
 * Retries a listener for ever: it ends at the first broken connection, and Sanity's hooks would then replace the whole form
 * with an error. Each failure calls `onFailure`.
 */
export function retryForever<T>(
  onFailure: (error: unknown) => void = () => {},
): MonoTypeOperatorFunction<T> {
  return (answers) => answers.pipe(tap({error: onFailure}), retry({delay}))
}
