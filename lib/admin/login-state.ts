/** Hidden field that only JavaScript sets. */
export const scriptedField = 'scripted'

/** State of the sign-in form. */
export interface LoginState {
  status: 'idle' | 'failed'
  /** Kept, so that only the password has to be retyped. */
  email: string
  /** Error message and what to do. */
  message?: string
}

export const emptyLogin: LoginState = {status: 'idle', email: ''}

/** State of the form that changes the password. */
export interface PasswordState {
  /** Error message and what to do. */
  message?: string
}

/** State of the second-factor forms. */
export interface FactorState {
  /** Error message and what to do. */
  message?: string
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
