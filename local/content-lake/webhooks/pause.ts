/** Resolves after a time, or when stopped. */
export function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  return untilStopped(
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds).unref()
    }),
    stop,
  )
}

/** Resolves with a promise, or when stopped. */
export function untilStopped(promise: Promise<unknown>, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const finish = (): void => {
      stop.removeEventListener('abort', finish)
      resolve()
    }
    stop.addEventListener('abort', finish)
    void promise.then(finish)
  })
}
