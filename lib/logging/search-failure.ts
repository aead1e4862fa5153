/** Notes that a search failed, as one line of JSON; what was searched for, which errors may repeat, stays out of it. */
export function logSearchFailure(error: unknown): void {
  const status = (error as {statusCode?: unknown}).statusCode
  const line = {event: 'search-failed', status: typeof status === 'number' ? status : null}
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
