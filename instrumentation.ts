import type {Instrumentation} from 'next'

/** Starts tracing, once in each process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {startTracing} = await import('./lib/platform/tracing')
  await startTracing()
}

/** Logs every failed request. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const {logRequestError} = await import('./lib/platform/logging/request-error')
  logRequestError(error, request, context)
}
