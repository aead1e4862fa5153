/** Opens the mail program. A visitor typed the address, so nothing in it may add recipients or headers. */
export function emailHref(email: string): string {
  // Halves of surrogate pairs cannot be encoded.
  return `mailto:${encodeURIComponent(email.replaceAll(/\p{Cs}/gu, '\uFFFD')).replace('%40', '@')}`
}

/** An email address that opens the mail program. */
export function EmailLink({email}: {email: string}) {
  return <a href={emailHref(email)}>{email}</a>
}
