/** The field of a form that only script fills in. */
export const scriptedField = 'scripted'

/** What the sign-in form shows after a try. */
export interface LoginState {
  status: 'idle' | 'failed'
  /** Kept, so that only the password is typed again. */
  email: string
  /** What is wrong, and what to do. */
  message?: string
}

/** The state of a form nobody has sent yet. */
export const emptyLogin: LoginState = {status: 'idle', email: ''}

/** What a form that takes a code, or changes a factor, shows after a try. */
export interface FactorState {
  /** What is wrong, and what to do. */
  message?: string
  /** An authenticator app that has been prepared and waits for its first code. */
  enrolment?: Enrolment
}

/** What an authenticator app needs to know. */
export interface Enrolment {
  factorId: string
  /** The QR code, as the address of a picture. */
  picture: string
  /** The same for somebody who types it in. */
  secret: string
}
