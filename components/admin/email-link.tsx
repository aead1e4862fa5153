/** A link that writes to an address. A visitor typed it: it is encoded, so that it adds no subject, copy or text. */
export function EmailLink({email}: {email: string}) {
  return <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
}
