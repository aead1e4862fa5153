import type {Instrumentation} from 'next'

/** Runs once in each process, before its first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {endConnectionsAtStop} = await import('./lib/platform/health/last-answers')
  endConnectionsAtStop()
  const {refuseOddRequests} = await import('./lib/platform/security/odd-requests')
  refuseOddRequests()
  // A platform that keeps pages itself has no server that could; a developer wants each page made anew.
  if (process.env.NODE_ENV === 'production' && !process.env.VERCEL) {
    const {giveReadyAnswers} = await import('./lib/kept-pages/ready-answers')
    giveReadyAnswers()
  }
  const {startTracing} = await import('./lib/platform/tracing')
  await startTracing()
}

/** Hears of every request that ends in an error. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {logRequestError} = await import('./lib/platform/logging/request-error')
  logRequestError(error, request, context)
}
