/** The database's error code for an operation that needs a more recent sign-in (supabase/schemas). */
export const signInTooOld = 'PT403'
