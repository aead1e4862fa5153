/** Timeout in milliseconds, after which a form reports a failure. */
const timeoutMs = 15_000

/** `fetch` with a timeout; Supabase's clients have none. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs), init?.signal ?? []].flat()
  return fetch(input, {...init, signal: AbortSignal.any(signals)})
}
