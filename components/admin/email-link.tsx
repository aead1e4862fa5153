/**
 * A mailto link. The email address is encoded, because visitors typed it and it could otherwise add headers or a body.
 */
export function EmailLink({email}: {email: string}) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
}
