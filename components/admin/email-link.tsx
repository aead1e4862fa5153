/**
 * A mailto link. The address is encoded: visitors typed it, and it must not add headers or text.
 */
export function EmailLink({email}: {email: string}) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
}
