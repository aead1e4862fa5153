const timeout = 5000

/** Throws one sentence when the Content Lake of these settings does not answer within five seconds. */
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
  // The sentence is for whoever builds; the way through the bundler would only hide it.
  throw Object.assign(new Error(message), {stack: message})
}
