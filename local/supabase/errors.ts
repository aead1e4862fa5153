/** A reason not to start that a person can act on, said in one sentence. */
export class StartError extends Error {
  override name = 'StartError'
}
