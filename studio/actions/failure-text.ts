const reasons: Record<number, string> = {
  401: 'Your session has ended. Sign in again, then publish once more.',
  403: 'You may not write redirects, and publishing this address needs one. Ask an administrator.',
  409: 'Somebody else has just changed this document or one of its redirects. Look at it again, then publish once more.',
}

/** Why a publication failed, in words for its editor. */
export function failureText(error: unknown): string {
  const {statusCode, message} = Object(error) as {statusCode?: unknown; message?: unknown}
  if (typeof statusCode !== 'number') return 'The Content Lake could not be reached. Try again.'
  return reasons[statusCode] ?? `The Content Lake refused. ${String(message)}`
}
