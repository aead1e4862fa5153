/** Receives the demo and waitlist form, for ever at the same address. */
export const leadsEndpoint = '/api/leads'

/** Query parameter of a search. */
export const queryParameter = 'q'

/** The cookie that holds a preview session. */
export const previewCookie = 'previewSession'

/** The cookie that carries a form that was sent without script to its page, over a redirect. */
export const sentFormCookie = 'sentForm'

/** Query parameter that chooses a language; canonical URLs never contain it. */
export const languageParameter = 'language'

/** Name of the stored language preference: a cookie for the server, and a copy in local storage. */
export const preferenceName = 'preferredLanguage'

/** Lifetime of the preference cookie in seconds: a year. */
export const preferenceAge = 365 * 24 * 60 * 60

/** Session cookie of an automatic redirect, which happens once: its target, until the notice there has opened. */
export const redirectName = 'languageRedirected'

/** The id of the notice that leads back from an automatic redirect. */
export const redirectNotice = 'redirected'
