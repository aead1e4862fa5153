/** How long Supabase may take to answer, in milliseconds: whoever has sent a form is told then that it did not work. */
const timeoutMs = 15_000

/** `fetch` with a timeout; Supabase's clients have none. */
export const fetchWithTimeout: typeof fetch = (input, init) => {
  const signals = [AbortSignal.timeout(timeoutMs), init?.signal ?? []].flat()
  return fetch(input, {...init, signal: AbortSignal.any(signals)})
}
