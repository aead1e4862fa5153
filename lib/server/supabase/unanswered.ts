import {type AuthError, isAuthRetryableFetchError} from '@supabase/supabase-js'

/** Whether the auth service failed to answer (down, broken or busy), as opposed to refusing. */
export function isUnanswered(error: AuthError | null): boolean {
  if (!error) return false
  return (
    isAuthRetryableFetchError(error) || error.status === 429 || error.name === 'AuthUnknownError'
  )
}
