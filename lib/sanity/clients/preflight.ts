const timeout = 5000

/** Throws an error with a one-sentence message when the Content Lake does not respond within five seconds. */
export async function assertContentLakeAnswers(settings: {
  sanityApiHost: string
  sanityProjectId: string
  sanityDataset: string
}): Promise<void> {
  const {sanityApiHost, sanityProjectId, sanityDataset} = settings
  const url = `${sanityApiHost}/v1/ping`
  const response = await fetch(url, {signal: AbortSignal.timeout(timeout)}).catch(() => null)
  if (response) return
  const message = `The Content Lake at ${sanityApiHost} is not responding, so there is nothing to build from: project ${sanityProjectId}, dataset ${sanityDataset}.`
  // Omit the stack, whose bundler frames would hide the message.
  throw Object.assign(new Error(message), {stack: message})
}
