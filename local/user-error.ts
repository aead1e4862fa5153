/** A problem the user can fix: its message is one sentence, shown without a stack. */
export class UserError extends Error {
  override name = 'UserError'
}
