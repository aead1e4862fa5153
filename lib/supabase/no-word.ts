import {type AuthError, isAuthRetryableFetchError} from '@supabase/supabase-js'

/** Whether the sign-in service has not said whose request it is: it is away, broken or too busy. It refused nobody. */
export function hasNoWord(error: AuthError | null): boolean {
  if (!error) return false
  return (
    isAuthRetryableFetchError(error) || error.status === 429 || error.name === 'AuthUnknownError'
  )
}
