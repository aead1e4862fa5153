/** An error as Supabase Auth answers it. */
export function authError(status: number, code: string, msg: string): Response {
  return Response.json({code: status, error_code: code, msg}, {status})
}

/** The refusal of an attempt beyond a limit. */
export function tooManyAttempts(): Response {
  return authError(429, 'over_request_rate_limit', 'Too many attempts, try again later')
}
