import Negotiator from 'negotiator'

/** Maximum characters of a header; browsers send a fifth of it. */
const longestHeader = 1000

/** What a client prefers by one of its headers; nothing when the header is missing or too long. */
export function preferences(
  header: 'accept' | 'accept-language',
  value: string | null,
): Pick<Negotiator, 'languages' | 'mediaType'> {
  const isRead = value !== null && value.length <= longestHeader
  return new Negotiator({headers: {[header]: isRead ? value : ''}})
}
