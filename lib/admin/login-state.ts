/** What the sign-in form shows after a try. */
export interface LoginState {
  status: 'idle' | 'failed'
  /** Kept, so that only the password is typed again. */
  email: string
  /** Why the service refused. */
  message?: string
}

/** The state of a form nobody has sent yet. */
export const emptyLogin: LoginState = {status: 'idle', email: ''}
