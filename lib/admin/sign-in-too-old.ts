/** Error code of the database when something needs a more recent sign-in (supabase/migrations). */
export const signInTooOld = 'PT403'
