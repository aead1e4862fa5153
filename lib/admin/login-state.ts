/** Hidden field that only JavaScript sets. */
export const scriptedField = 'scripted'

/** State of a form about signing in: for a session, with a second factor, or to change either. */
export interface LoginState {
  /** Error message and what to do. */
  message?: string
  /** The typed email address, so that only the password has to be retyped. */
  email?: string
  /** The chosen authenticator app, kept for the next try. */
  factor?: string
  /** The typed name of a new app. */
  name?: string
  /** A created but unverified authenticator app. */
  enrollment?: Enrollment
}

/** Data for setting up an authenticator app. */
export interface Enrollment {
  factorId: string
  /** QR code as a data URL. */
  picture: string
  /** The key, for typing it in. */
  secret: string
}
