/** An email address that opens the mail program. Its visitor typed it, so nothing in it may add recipients or headers. */
export function EmailLink({email}: {email: string}) {
  // Halves of surrogate pairs cannot be encoded.
  const address = encodeURIComponent(email.replaceAll(/\p{Cs}/gu, '\uFFFD')).replace('%40', '@')
  return <a href={`mailto:${address}`}>{email}</a>
}
