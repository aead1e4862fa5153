import {type MonoTypeOperatorFunction, retry, tap} from 'rxjs'

/** How long after a failure a question is asked again, in milliseconds. */
const patience = 5000

/**
 * What is listened to ends when the Content Lake does not answer once, as when a connection breaks, and Sanity's own hooks
 * then put an error in the place of the whole form. This asks again instead; `onFailure` hears of it each time.
 */
export function keepAsking<T>(
  onFailure: (error: unknown) => void = () => {},
): MonoTypeOperatorFunction<T> {
  return (answers) => answers.pipe(tap({error: onFailure}), retry({delay: patience}))
}
