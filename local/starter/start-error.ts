/** What a person at the terminal can act on: its message is one sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
