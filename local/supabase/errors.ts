/** A startup problem the user can fix, in one sentence. */
export class StartError extends Error {
  override name = 'StartError'
}
