/** An email that a mail program opens. */
export interface Email {
  subject: string
  body: string
}

/** Halves of characters cannot be encoded. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\uFFFD'))

/**
 * A mailto URL as RFC 6068 says. Visitors typed the address and the name, which could otherwise add recipients or headers.
 */
export function mailtoHref(address: string, email?: Email): string {
  const to = encoded(address).replace('%40', '@')
  if (!email) return `mailto:${to}`
  const subject = encoded(email.subject.replaceAll(/\s+/g, ' ').trim())
  const body = encoded(email.body.replaceAll(/\r\n?|\n/g, '\r\n'))
  return `mailto:${to}?subject=${subject}&body=${body}`
}
