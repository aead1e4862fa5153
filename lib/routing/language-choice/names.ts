/** The parameter of an address that chooses a language; no page has it in its own address. */
export const languageParameter = 'language'

/** The language that a visitor chose: a cookie for the server, and a copy in the browser's local storage. */
export const preferenceName = 'preferredLanguage'

/** How long the cookie of a choice is kept, in seconds: a year. */
export const preferenceAge = 365 * 24 * 60 * 60

/** A cookie that lasts as long as the browser's session: the path that a visitor was led to without having asked. */
export const redirectName = 'languageRedirected'
